public import WhorlCore

/// A theme's pictures in one size, drawn only once where the theme has no more than some.
///
/// Drawing a glyph takes longer than all else that a frame of one needs, and it is always the same
/// few glyphs.
public struct Flipbook: Hashable, Sendable {
  /// The most cells to keep: some megabytes.
  private static let capacity = 65_536

  private let renderer: ThemeRenderer
  private let columns: Int
  private let rows: Int
  private var pages: [Page?] = []

  /// Creates a book in which nothing has been drawn yet.
  public init(_ renderer: ThemeRenderer, columns: Int, rows: Int) {
    self.renderer = renderer
    self.columns = columns
    self.rows = rows
  }

  /// The picture at a time from the start.
  public mutating func page(at time: Time) -> Page {
    guard let number = renderer.picture(at: time, columns: columns, rows: rows),
      (number + 1) * columns * rows <= Self.capacity
    else { return Page(renderer.grid(at: time, columns: columns, rows: rows)) }
    if number < pages.count, let page = pages[number] { return page }
    let page = Page(renderer.grid(at: time, columns: columns, rows: rows), number: number)
    while pages.count <= number { pages.append(nil) }
    pages[number] = page
    return page
  }
}
