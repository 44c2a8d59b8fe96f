import WhorlCore
import WhorlRaster
import WhorlTerminal

/// How themes are shown on the terminal that standard error is.
struct StageSetting {
  /// How many colours there are.
  let depth: ColorDepth
  /// The characters to draw with.
  let glyphs: Decision.Glyphs
  /// How much motion is wanted.
  var manner: Performance.Manner
  /// The terminal's own colours.
  let surface: Surface
  /// A cell's width divided by its height, where the user has settled it.
  let cellAspect: Double?
  /// The size that was asked for.
  var box: (columns: Int, rows: Int)?
  /// Whether there is one row only.
  var isInline = false

  /// Takes what the rules decide for standard error.
  init(_ surroundings: Surroundings, isInline: Bool = false) {
    self.isInline = isInline
    let display = surroundings.display
    depth = display.depth(on: .error).depth
    glyphs = display.glyphs
    manner = display.reducedMotion.isWanted ? .reduced : .full
    surface = Surface(display.background)
    cellAspect = surroundings.settings.cellAspect
  }
}
