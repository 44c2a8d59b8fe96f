extension CellGrid {
  /// The cells to rewrite so that a screen that shows `old` shows this grid.
  ///
  /// The runs come row by row, left to right, and hold each changed cell once. Where the grids
  /// differ in size, everything changes.
  ///
  /// - Complexity: O(cells)
  public func changes(from old: CellGrid) -> [CellChange] {
    let isSameSize = columns == old.columns && rows == old.rows
    var changes: [CellChange] = []
    for row in 0..<rows {
      let first = row * columns
      var column = 0
      while column < columns {
        var end = column
        while end < columns {
          let width = width(row: row, column: end)
          if isSameSize, isSame(as: old, at: first + end, count: width) { break }
          end += width
        }
        if end > column {
          changes.append(
            CellChange(row: row, column: column, cells: Array(cells[first + column..<first + end])))
        }
        // What stopped the run has not changed.
        column = end < columns ? end + width(row: row, column: end) : end
      }
    }
    return changes
  }

  /// The number of cells of the character at a place.
  private func width(row: Int, column: Int) -> Int {
    column + 1 < columns && cells[row * columns + column + 1].isContinuation ? 2 : 1
  }

  private func isSame(as old: CellGrid, at place: Int, count: Int) -> Bool {
    for index in place..<place + count where cells[index] != old.cells[index] { return false }
    return true
  }
}
