import WhorlCore
import WhorlRaster

/// The time that frames of a blurred overlay take, to the bytes for a terminal.
struct OverlayTiming {
  /// What happens beneath and to the overlay meanwhile.
  enum Situation: String {
    /// Nothing: only the spinner turns.
    case still
    /// The contents beneath change with every frame.
    case busy
    /// The overlay becomes opaque.
    case fading
  }

  private static let frames = 120
  private static let rate = 60

  let glyphs: GlyphSet
  let columns: Int
  let rows: Int
  let situation: Situation

  /// The CPU time of a frame.
  var milliseconds: String {
    let theme = FrameChoice.theme("lottie-veil")
    var design = theme.hud ?? HUDDesign()
    design.grace = 0
    if case .fading = situation {
      design.showAnimation = .fade
      design.animationTime = Double(Self.frames) / Double(Self.rate)
    }
    var presentation = Presentation(design)
    presentation.apply(.show(), at: .zero)
    let backdrops = [contents(from: 0), contents(from: 1)]
    let surface = CellRenderer(hostForegroundIsDefault: true, hostBackgroundIsDefault: true)
    let milliseconds = Stopwatch.milliseconds(rounds: Self.frames) {
      var renderer = PresentationRenderer(theme, renderer: surface, glyphs: glyphs)
      var writer = ANSIWriter(depth: .trueColor)
      var shown = backdrops[0]
      for frame in 0..<Self.frames {
        let isOther: Bool =
          switch situation {
          case .busy: !frame.isMultiple(of: 2)
          case .still, .fading: false
          }
        let grid = renderer.grid(
          of: presentation, at: Time(seconds: Double(frame) / Double(Self.rate)),
          over: backdrops[isOther ? 1 : 0])
        writer.write(grid.changes(from: shown), originRow: 0, originColumn: 0)
        shown = grid
        _ = writer.take()
      }
    }
    return Stopwatch.text(milliseconds)
  }

  /// A screen full of words in some colours.
  private func contents(from first: Int) -> CellGrid {
    let colors: [Color?] = [
      nil, Color(red: 0x80, green: 0xC0, blue: 0xFF), Color(red: 0xFF, green: 0x80, blue: 0x40),
    ]
    let words = String(repeating: "Compiling the module of figures, file by file; ", count: 8)
    var grid = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      grid.write(
        String(words.dropFirst((row + first) * 7 % 40)), row: row, column: 0,
        foreground: colors[(row + first) % colors.count])
    }
    return grid
  }
}
