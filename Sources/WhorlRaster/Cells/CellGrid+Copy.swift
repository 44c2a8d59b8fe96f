extension CellGrid {
  /// Puts another grid at the left edge, cut off where this one ends.
  ///
  /// - Parameter top: the row of its first row, at least 0.
  public mutating func copy(_ other: CellGrid, toRow top: Int = 0) {
    let columns = min(columns, other.columns)
    for row in 0..<max(min(rows - top, other.rows), 0) {
      let (from, to) = (row * other.columns, (top + row) * self.columns)
      cells.replaceSubrange(to..<to + columns, with: other.cells[from..<from + columns])
      // Half of a wide glyph would push the rest.
      if columns > 0 && columns < other.columns, other.cells[from + columns].isContinuation {
        self[row: top + row, column: columns - 1].glyph = " "
      }
    }
  }
}
