import WhorlCore
import WhorlRaster

/// Draws the stage of one theme.
struct StagePainter: Sendable {
  /// What is drawn, and all that its looks depend on.
  struct Subject: Hashable, Sendable {
    let theme: Theme
    let looks: PictureLooks
    let manner: Performance.Manner
    /// The picture in the middle of the spinner, and that which offers to try again.
    var image: PixelImage?
    var reloadImage: PixelImage?
  }

  let subject: Subject
  private var presentations: PresentationRenderer
  private let refreshes: RefreshRenderer
  private var page: (key: PageKey, grid: CellGrid)?

  private struct PageKey: Hashable, Sendable {
    let columns: Int
    let rows: Int
    let scroll: Int
  }

  init(_ subject: Subject) {
    self.subject = subject
    let looks = subject.looks
    presentations = PresentationRenderer(
      subject.theme, renderer: looks.cells, glyphs: looks.glyphs, preferred: looks.preferred,
      cellAspect: looks.cellAspect, manner: subject.manner, image: subject.image,
      reloadImage: subject.reloadImage)
    refreshes = RefreshRenderer(
      subject.theme, renderer: looks.cells, glyphs: looks.glyphs, preferred: looks.preferred,
      cellAspect: looks.cellAspect, manner: subject.manner)
  }

  /// The cells of the stage that a press counts in; `nil` for none.
  func activeArea(
    of stage: HUDStage, columns: Int, rows: Int
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    presentations.activeArea(of: stage.presentation, columns: columns, rows: rows)
  }

  /// The stage at a moment.
  mutating func grid(of stage: HUDStage, at time: Time, columns: Int, rows: Int) -> CellGrid {
    switch stage.part {
    case .hud:
      let page = page(scroll: stage.scroll, columns: columns, rows: rows)
      return presentations.grid(of: stage.presentation, at: time, over: page)
    case .refresh:
      let open = refreshes.grid(of: stage.list.refresh, at: time, columns: columns)
      return StagePage.list(columns: columns, rows: rows, below: open, colors: colors)
    case .spinner:
      guard
        let scene = stage.activity.scene(
          of: subject.theme, on: looks.cells.surface, at: time)
      else {
        return CellGrid(columns: columns, rows: rows)
      }
      var cells = looks.cells
      cells.glyphs = looks.glyphs ?? subject.theme.terminal.glyphs ?? looks.preferred
      return cells.grid(of: scene, columns: columns, rows: rows)
    }
  }

  /// The page, which is the same from frame to frame.
  private mutating func page(scroll: Int, columns: Int, rows: Int) -> CellGrid {
    let key = PageKey(columns: columns, rows: rows, scroll: scroll)
    if let page, page.key == key { return page.grid }
    let grid = StagePage.grid(
      columns: columns, rows: rows, scroll: scroll, colors: colors,
      isASCII: (looks.glyphs ?? looks.preferred) == .ascii)
    page = (key, grid)
    return grid
  }

  private var looks: PictureLooks { subject.looks }

  private var colors: StagePage.Colors {
    StagePage.Colors(
      heading: Color(red: 0x4A, green: 0xA8, blue: 0xFF).reduced(to: looks.cells.depth),
      mark: Color(red: 0xE0, green: 0xA0, blue: 0x30).reduced(to: looks.cells.depth), text: nil)
  }
}
