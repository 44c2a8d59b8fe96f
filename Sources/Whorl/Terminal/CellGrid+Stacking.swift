internal import WhorlRaster

extension CellGrid {
  /// Puts grids below each other, as wide as the widest.
  init(stacking grids: [CellGrid]) {
    let columns = grids.reduce(0) { max($0, $1.columns) }
    self.init(columns: columns, rows: grids.reduce(0) { $0 + $1.rows })
    var top = 0
    for grid in grids {
      copy(grid, toRow: top)
      top += grid.rows
    }
  }
}
