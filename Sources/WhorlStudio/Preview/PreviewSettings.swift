import WhorlCore
import WhorlRaster

/// How previews are shown.
struct PreviewSettings: Hashable, Sendable {
  /// What they are shown on.
  var backdrop = Backdrop.terminal
  /// The characters that they are drawn with; `nil` for each theme's own, or what suits the terminal.
  var glyphs: GlyphSet?
  /// The colours that they are drawn with; `nil` for all that the terminal has.
  var depth: ColorDepth?
  /// Whether only the chosen theme moves, and as its author wants it to where motion is reduced.
  var reducesMotion = false

  /// How much the chosen theme moves.
  var manner: Performance.Manner { reducesMotion ? .reduced : .full }

  /// Goes on to fewer colours, and from none to all that the terminal has.
  mutating func cycleDepth(below most: ColorDepth) {
    depth = ColorDepth.allCases.last { $0 < depth ?? most }
  }

  /// Goes on to the next set of characters.
  mutating func cycleGlyphs() {
    let sets: [GlyphSet?] = [nil] + GlyphSet.allCases
    let place = sets.firstIndex(of: glyphs) ?? 0
    glyphs = sets[(place + 1) % sets.count]
  }
}
