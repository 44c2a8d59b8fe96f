/// A rectangle of cells on the screen.
public struct Region: Hashable, Sendable {
  /// The first column, from 0 at the left.
  public var column: Int
  /// The first row, from 0 at the top.
  public var row: Int
  /// The number of columns, at least 0.
  public var columns: Int
  /// The number of rows, at least 0.
  public var rows: Int

  /// Creates a region; negative counts become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// Whether the region covers a cell.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < self.column + columns
      && row >= self.row && row < self.row + rows
  }

  /// Whether the region has a cell in common with another one.
  func overlaps(_ other: Region) -> Bool {
    column < other.column + other.columns && other.column < column + columns
      && row < other.row + other.rows && other.row < row + rows
  }

  /// The region without its outermost ring of cells.
  var inner: Region {
    Region(column: column + 1, row: row + 1, columns: columns - 2, rows: rows - 2)
  }

  /// One row of the region, from 0 at its top.
  func line(_ index: Int) -> Region {
    Region(column: column, row: row + index, columns: columns, rows: 1)
  }

  /// A region of the given size in the middle of this one, no larger than it.
  func centered(columns wide: Int, rows high: Int) -> Region {
    let wide = min(wide, columns)
    let high = min(high, rows)
    return Region(
      column: column + (columns - wide) / 2, row: row + (rows - high) / 2, columns: wide,
      rows: high)
  }
}
