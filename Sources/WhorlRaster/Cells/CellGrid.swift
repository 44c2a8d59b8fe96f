/// A rectangle of character cells.
public struct CellGrid: Hashable, Sendable {
  /// The number of cells from left to right, at least 0.
  public let columns: Int
  /// The number of cells from top to bottom, at least 0.
  public let rows: Int
  /// The cells row by row, left to right.
  public var cells: [Cell]

  /// Creates a blank grid.
  ///
  /// - Precondition: Neither count is negative.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    // `Array(repeating:)` looks its type up anew each time, which small grids feel.
    let blank = Cell.blank
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for _ in 0..<columns * rows { cells.append(blank) }
    self.cells = cells
  }

  /// The cell at a place, counted from 0 at the top left.
  ///
  /// - Precondition: The place lies in the grid.
  public subscript(row row: Int, column column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}
