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
    // Half of the last bit of a distance must not close a row.
    let open = max(refresh.distance(at: time) / CellSize.row + 1e-9, 0)
    var grid = CellGrid(columns: max(columns, 0), rows: Int(min(open, 1e4)))
    guard grid.columns > 0, grid.rows > 0 else { return grid }
    let title = refresh.design.title.line(
      columns: grid.columns, ellipsis: renderer.glyphs == .ascii ? "..." : "…")
    let hasTitle = !title.isEmpty && grid.rows > extent.rows
    let box = box(in: grid, design: refresh.design, hasTitle: hasTitle)
    draw(refresh, at: time, in: box, grid: &grid)
    if hasTitle {
      grid.write(
        title, row: min(box.endRow, grid.rows - 1), column: (grid.columns - title.cellWidth) / 2,
        foreground: renderer.foreground(renderer.surface.foreground))
    }
    return grid
  }

  /// Where the spinner is: in the middle of what is open, its upper part where not all of it fits.
  private func box(in grid: CellGrid, design: RefreshDesign, hasTitle: Bool) -> CellBox {
    var box = CellBox(
      columns: min(extent.columns, grid.columns), rows: extent.rows,
      aroundColumn: Double(grid.columns) / 2,
      row: Double(grid.rows - (hasTitle ? 1 : 0)) / 2 + design.yOffset / CellSize.row)
    box.row = max(box.row, 0)
    return box
  }

  private func draw(_ refresh: Refresh, at time: Time, in box: CellBox, grid: inout CellGrid) {
    let still = StillSpinner(theme, on: renderer.surface)
    let stretch = refresh.design.stretchLength
    switch refresh.picture(at: time) {
    case .none: return
    case .still(let share):
      let scene = still.scene(share: share, stretch: stretch)
      let isSmall =
        renderer.isTooSmall(for: scene.size, columns: box.columns, rows: box.rows)
        || (renderer.glyphs == .ascii && theme.terminal.ascii != nil && box.rows <= 3)
      let picture =
        isSmall
        ? CellGrid(
          column: share, glyphs: renderer.glyphs,
          foreground: renderer.foreground(Ink(theme.leadColor(on: renderer.surface))))
        : renderer.grid(of: scene, columns: box.columns, rows: box.rows)
      let place = CellBox(columns: picture.columns, rows: picture.rows, inMiddleOf: box)
      lay(picture, alpha: 1, in: place, grid: &grid)
    case .turning(let start, let share, let scale, let opacity):
      let columns = max(Int((Double(box.columns) * scale).rounded()), 1)
      let rows = max(Int((Double(box.rows) * scale).rounded()), 1)
      let spinner = ThemeRenderer(
        still.theme(from: share, stretch: stretch), cellAspect: renderer.cellAspect,
        glyphs: renderer.glyphs, manner: manner, box: (columns, rows), renderer: renderer)
      lay(
        spinner.grid(at: time - start, columns: columns, rows: rows), alpha: opacity,
        in: CellBox(columns: columns, rows: rows, inMiddleOf: box), grid: &grid)
    }
  }

  private func lay(
    _ picture: CellGrid, alpha: Double, in box: CellBox, grid: inout CellGrid
  ) {
    let painter = CellPainter(renderer)
    guard painter.shows(alpha) else { return }
    for row in 0..<picture.rows where 0..<grid.rows ~= box.row + row {
      for column in 0..<picture.columns where 0..<grid.columns ~= box.column + column {
        let cell = picture[row: row, column: column]
        grid[row: box.row + row, column: box.column + column] =
          cell == .blank ? cell : painter.lay(cell, over: .blank, alpha: alpha)
      }
    }
  }
}
