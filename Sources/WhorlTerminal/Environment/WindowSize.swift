/// The size of a terminal's window in cells.
public struct WindowSize: Hashable, Sendable {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// What most terminals start with, for those that tell nothing.
  public static let standard = WindowSize(uncheckedColumns: 80, rows: 24)

  /// The fewest columns that anything can be drawn in, since the last one stays free. Terminals that
  /// know nothing of their size report 1 while they start.
  public static let fewestColumns = 2

  /// Creates a size, or returns `nil` for one that no window has: terminals that know nothing of
  /// their size report 0.
  public init?(columns: Int, rows: Int) {
    guard (1...10_000).contains(columns), (1...10_000).contains(rows) else { return nil }
    self.init(uncheckedColumns: columns, rows: rows)
  }

  private init(uncheckedColumns columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
