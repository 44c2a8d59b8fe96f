import WhorlCore

/// The spinner of a presentation, ready to be drawn in the size and on the colour that it was last
/// drawn in and on.
struct SpinnerCache: Sendable {
  private struct Key: Hashable {
    let columns: Int
    let rows: Int
    let surface: Surface
  }

  private var key: Key?
  private var renderer: ThemeRenderer?

  /// The spinner for a box of so many cells.
  mutating func picture(
    of theme: Theme, columns: Int, rows: Int, manner: Performance.Manner, renderer: CellRenderer
  ) -> ThemeRenderer {
    let key = Key(columns: columns, rows: rows, surface: renderer.surface)
    if let known = self.renderer, key == self.key { return known }
    let new = ThemeRenderer(
      theme, cellAspect: renderer.cellAspect, glyphs: renderer.glyphs, manner: manner,
      box: (columns, rows), renderer: renderer)
    self.key = key
    self.renderer = new
    return new
  }
}
