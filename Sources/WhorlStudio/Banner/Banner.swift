import WhorlCore
import WhorlRaster
import WhorlThemes

/// A bar that says what could not be read, and tries again where it is pressed.
struct Banner: Sendable {
  /// What the bar is doing.
  private(set) var presentation: Presentation
  private var painter: (looks: Looks, renderer: PresentationRenderer)?

  private struct Looks: Hashable {
    let cells: CellRenderer
    let glyphs: GlyphSet?
    let preferred: GlyphSet
  }

  /// The bar of the ancestor that has such bars, as wide as the screen.
  private static let theme: Theme = {
    let preset = Preset(id: Ancestor.gv.theme)
    var theme =
      preset.flatMap { try? ThemeDocument(bytes: $0.bytes).theme }
      ?? Theme(id: Ancestor.gv.theme, spinner: .spokes(Spokes()))
    var design = theme.hud ?? HUDDesign()
    design.width = nil
    design.height = 48
    design.position = .bottom
    design.spinnerPlace = .left
    design.message.shadowColor = .role(.clear)
    theme.hud = design
    return theme
  }()

  init() { presentation = Presentation(Self.theme.hud ?? HUDDesign()) }

  /// Whether anything moves, or will by itself.
  var moves: Bool { presentation.isAnimating || presentation.nextDeadline != nil }

  /// Lets everything happen that is due by a moment.
  mutating func advance(to time: Time) { presentation.advance(to: time) }

  /// Says what is wrong, or that nothing is any more.
  mutating func say(_ problem: String?, at time: Time) {
    guard let problem else {
      if presentation.isWanted {
        presentation.apply(.exitReload(), at: time)
        presentation.apply(.dismiss, at: time)
      }
      return
    }
    if !presentation.isWanted { presentation.apply(.show(), at: time) }
    if presentation.state != .reload || presentation.shownMessage != problem {
      presentation.apply(.reload(message: problem), at: time)
    }
  }

  /// Gets what draws the bar ready.
  mutating func prepare(cells: CellRenderer, glyphs: GlyphSet?, preferred: GlyphSet) {
    let looks = Looks(cells: cells, glyphs: glyphs, preferred: preferred)
    guard painter?.looks != looks else { return }
    painter = (
      looks,
      PresentationRenderer(Self.theme, renderer: cells, glyphs: glyphs, preferred: preferred)
    )
  }

  /// The bar over what lies beneath it.
  mutating func grid(at time: Time, over backdrop: CellGrid) -> CellGrid {
    painter?.renderer.grid(of: presentation, at: time, over: backdrop) ?? backdrop
  }

  /// The cells that can be pressed.
  func activeArea(columns: Int, rows: Int) -> (columns: Range<Int>, rows: Range<Int>)? {
    painter?.renderer.activeArea(of: presentation, columns: columns, rows: rows)
  }
}
