import WhorlCore

/// A picture of pixels in the size and on the colour that it was last drawn in and on.
struct ImageCache: Sendable {
  private struct Key: Hashable {
    /// Whether it is the one in the middle of the spinner.
    let isCentral: Bool
    let columns: Int
    let rows: Int
    let renderer: CellRenderer
  }

  private var key: Key?
  private var grid: CellGrid?

  /// The picture in a box of so many cells.
  mutating func picture(
    of image: PixelImage, isCentral: Bool, columns: Int, rows: Int, renderer: CellRenderer
  ) -> CellGrid {
    let key = Key(isCentral: isCentral, columns: columns, rows: rows, renderer: renderer)
    if let grid, key == self.key { return grid }
    let new = image.grid(columns: columns, rows: rows, renderer: renderer)
    self.key = key
    grid = new
    return new
  }
}
