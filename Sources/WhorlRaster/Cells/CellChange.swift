/// Neighbouring cells of one row that differ from what was shown before.
public struct CellChange: Hashable, Sendable {
  /// The row, from 0.
  public let row: Int
  /// The column of the first cell, from 0.
  public let column: Int
  /// The new cells, at least one, left to right; a wide character is never cut in two.
  public let cells: [Cell]

  /// Creates a change.
  public init(row: Int, column: Int, cells: [Cell]) {
    self.row = row
    self.column = column
    self.cells = cells
  }
}
