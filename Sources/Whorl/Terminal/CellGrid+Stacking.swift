internal import WhorlRaster

extension CellGrid {
  /// Puts grids below each other, as wide as the widest.
  init(stacking grids: [CellGrid]) {
    let columns = grids.reduce(0) { max($0, $1.columns) }
    self.init(columns: columns, rows: grids.reduce(0) { $0 + $1.rows })
    var top = 0
    for grid in grids {
      for row in 0..<grid.rows {
        let (from, to) = (row * grid.columns, (top + row) * columns)
        cells.replaceSubrange(
          to..<to + grid.columns, with: grid.cells[from..<from + grid.columns])
      }
      top += grid.rows
    }
  }
}
