extension CellGrid {
  /// Cuts wide characters in two where some columns of a row begin and end: what is left of them
  /// outside becomes blank, and inside too.
  mutating func cut(row: Int, columns: Range<Int>) {
    for column in [columns.lowerBound, columns.upperBound] where 0..<self.columns ~= column {
      guard self[row: row, column: column].isContinuation, column > 0 else { continue }
      self[row: row, column: column].isContinuation = false
      self[row: row, column: column - 1].glyph = " "
    }
  }
}
