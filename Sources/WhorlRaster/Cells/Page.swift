/// One of the pictures that are shown in turns.
public struct Page: Hashable, Sendable {
  /// The picture.
  public let grid: CellGrid
  /// Which of them it is, from 0, where there are so many and no more: equal numbers are equal
  /// pictures. `nil` where every moment may differ.
  public let number: Int?

  /// Creates a page.
  public init(_ grid: CellGrid, number: Int? = nil) {
    self.grid = grid
    self.number = number
  }
}
