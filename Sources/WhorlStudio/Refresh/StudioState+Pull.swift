import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// A list of a few rows is pulled less far than that of a telephone.
  static let pullDesign = {
    var design = RefreshDesign()
    design.threshold = 64
    design.height = 32
    return design
  }()

  /// How many rows the list of themes is pulled down.
  var pulledRows: Int {
    min(Int(list.refresh.distance(at: now) / 16 + 1e-9), max(layout.list.inner.rows - 1, 0))
  }

  /// Whether lines of the screen move by themselves, not only pictures.
  public var movesLines: Bool {
    guard case .gallery = screen else { return false }
    return list.moves(at: now)
  }

  /// Pulls the list by the key that moves up, at its top; `nil` where there is more above.
  ///
  /// Who holds the key to get to the top does not want the list to be pulled there.
  mutating func pullByUp() -> [Effect]? {
    let isHeld = lastUp.map { now - $0 < Time(seconds: 0.3) } ?? false
    lastUp = now
    guard isFirstChosen else { return nil }
    return isHeld && list.refresh.state == .rest ? [] : pullList()
  }

  /// Pulls the list of themes by a key or the wheel. Far enough, the folders are read again.
  mutating func pullList() -> [Effect] {
    list.pullByKey(at: now) ? [.readThemes] : []
  }

  /// Pulls the list of themes with the mouse, as far as it is from where it took hold.
  mutating func dragList(to row: Int) -> [Effect] {
    guard let dragStart, row > dragStart || list.refresh.state != .rest else { return [] }
    return list.apply(.pull(Double(row - dragStart) * 16), at: now) ? [.readThemes] : []
  }

  /// Lets go of the list of themes.
  mutating func releaseList() {
    dragStart = nil
    if list.refresh.state != .rest { _ = list.apply(.release, at: now) }
  }

  /// Draws the rows above the list that a pull has opened.
  func drawPull(in region: Region, frame: inout StudioFrame) {
    guard pulledRows > 0 else { return }
    let slot = PictureSlot(
      source: .pull, row: region.row, column: region.column, columns: region.columns,
      rows: pulledRows)
    frame.show(pullPicture(columns: slot.columns, rows: slot.rows), in: slot)
  }

  /// The rows above the list.
  func pullPicture(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    guard let theme = Self.pullTheme else { return grid }
    let looks = looks(on: .terminal)
    let renderer = RefreshRenderer(
      theme, renderer: looks.cells, glyphs: looks.glyphs, preferred: looks.preferred,
      cellAspect: looks.cellAspect, manner: settings.manner)
    grid.copy(renderer.grid(of: list.refresh, at: now, columns: columns))
    return grid
  }

  /// The ancestor of pulled lists.
  private static let pullTheme = Preset(id: Ancestor.refresh.theme).flatMap {
    try? ThemeDocument(bytes: $0.bytes).theme
  }
}
