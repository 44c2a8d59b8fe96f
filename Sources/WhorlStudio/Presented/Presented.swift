import WhorlCore
import WhorlRaster
import WhorlThemes

/// Something that the studio presents over its own screen, with the looks of an ancestor.
struct Presented: Sendable {
  /// What it is doing.
  var presentation: Presentation
  private let theme: Theme
  private let design: HUDDesign
  private var painter: (looks: PictureLooks, renderer: PresentationRenderer)?

  /// Nothing to be seen yet.
  ///
  /// - Parameter change: what is other than with the ancestor.
  init(like ancestor: Ancestor, change: (inout HUDDesign) -> Void) {
    let document = Preset(id: ancestor.theme).flatMap { try? ThemeDocument(bytes: $0.bytes) }
    var theme = document?.theme ?? Theme(id: ancestor.theme, spinner: .spokes(Spokes()))
    var design = theme.hud ?? HUDDesign()
    change(&design)
    theme.hud = design
    self.theme = theme
    self.design = design
    presentation = Presentation(design)
  }

  /// Whether anything moves, or will by itself.
  var moves: Bool { presentation.isAnimating || presentation.nextDeadline != nil }

  /// Gets it ready to come and to go with as much motion as is wanted.
  mutating func suit(_ manner: Performance.Manner) {
    presentation.design = design.suited(to: manner)
  }

  /// Gets what draws it ready.
  mutating func prepare(_ looks: PictureLooks) {
    guard painter?.looks != looks else { return }
    painter = (
      looks,
      PresentationRenderer(
        theme, renderer: looks.cells, glyphs: looks.glyphs, preferred: looks.preferred,
        cellAspect: looks.cellAspect)
    )
  }

  /// It over what lies beneath.
  mutating func grid(at time: Time, over backdrop: CellGrid) -> CellGrid {
    painter?.renderer.grid(of: presentation, at: time, over: backdrop) ?? backdrop
  }

  /// The cells that can be pressed.
  func activeArea(columns: Int, rows: Int) -> (columns: Range<Int>, rows: Range<Int>)? {
    painter?.renderer.activeArea(of: presentation, columns: columns, rows: rows)
  }
}
