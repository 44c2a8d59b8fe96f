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
          let width = end + 1 < columns && cells[first + end + 1].isContinuation ? 2 : 1
          let place = first + end..<first + end + width
          if isSameSize, cells[place] == old.cells[place] { break }
          end += width
        }
        if end > column {
          changes.append(
            CellChange(row: row, column: column, cells: Array(cells[first + column..<first + end])))
        }
        // What stopped the run has not changed and may be wide.
        let isWide = end + 1 < columns && cells[first + end + 1].isContinuation
        column = end + (isWide ? 2 : 1)
      }
    }
    return changes
  }
}
