public import WhorlCore

/// Draws a refresh control over the rows that a pulled list leaves open.
public struct RefreshRenderer: Sendable {
  private let theme: Theme
  private let renderer: CellRenderer
  private let manner: Performance.Manner
  private let extent: CellExtent

  /// Prepares a theme; the parameters are those of ``PresentationRenderer``.
  public init(
    _ theme: Theme, renderer: CellRenderer, glyphs: GlyphSet? = nil,
    preferred: GlyphSet = .braille, cellAspect: Double? = nil, manner: Performance.Manner = .full
  ) {
    var renderer = renderer
    renderer.adapt(to: theme, glyphs: glyphs, preferred: preferred, cellAspect: cellAspect)
    self.theme = theme
    self.renderer = renderer
    self.manner = manner
    extent = CellExtent(of: theme, drawnBy: renderer)
  }

  /// The rows that are open at a moment, the spinner in them; the list below begins in the row after
  /// the last.
  public func grid(of refresh: Refresh, at time: Time, columns: Int) -> CellGrid {
    let open = max(refresh.distance(at: time) / CellSize.row, 0)
    var grid = CellGrid(columns: max(columns, 0), rows: Int(min(open + 1e-9, 1e4)))
    guard grid.columns > 0, grid.rows > 0 else { return grid }
    let still = StillSpinner(theme, on: renderer.surface)
    let stretch = refresh.design.stretchLength
    let box = box(in: grid, design: refresh.design)
    let picture: CellGrid
    switch refresh.picture(at: time) {
    case .none: return grid
    case .still(let share):
      picture = renderer.grid(
        of: still.scene(share: share, stretch: stretch), columns: box.columns, rows: box.rows)
    case .turning(let start, let share, _, _):
      picture = renderer.grid(
        of: still.animation(from: share, stretch: stretch).scene(at: time - start),
        columns: box.columns, rows: box.rows)
    }
    for row in 0..<picture.rows where 0..<grid.rows ~= box.row + row {
      for column in 0..<picture.columns where 0..<grid.columns ~= box.column + column {
        grid[row: box.row + row, column: box.column + column] =
          picture[row: row, column: column]
      }
    }
    return grid
  }

  private func box(in grid: CellGrid, design: RefreshDesign) -> CellBox {
    CellBox(
      columns: min(extent.columns, grid.columns), rows: extent.rows,
      aroundColumn: Double(grid.columns) / 2,
      row: Double(grid.rows) / 2 + design.yOffset / CellSize.row)
  }
}
