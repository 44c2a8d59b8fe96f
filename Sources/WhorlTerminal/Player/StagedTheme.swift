public import WhorlCore
public import WhorlRaster

/// A theme ready to be drawn on a terminal.
public struct StagedTheme {
  private var pictures: Flipbook
  /// What is shown instead of the picture, where the theme offers words for motion.
  private let words: String?

  /// Prepares a theme for a place.
  public init(_ theme: Theme, in stage: StageSetting) {
    let own = ThemeRenderer.size(of: theme)
    // One row of a picture that is several rows high is a small square.
    let inline = own.rows == 1 ? own : (columns: 2, rows: 1)
    let box = stage.box ?? (stage.isInline ? inline : own)
    let renderer = ThemeRenderer(
      theme, cellAspect: stage.cellAspect, glyphs: stage.glyphs.overruling,
      preferred: stage.glyphs.glyphs, manner: stage.manner, box: box,
      renderer: CellRenderer(
        depth: stage.depth, surface: stage.surface, hostForegroundIsDefault: true,
        hostBackgroundIsDefault: true))
    pictures = Flipbook(renderer, columns: box.columns, rows: box.rows)
    let offersText = stage.manner == .reduced && theme.accessibility.reducedMotion == .text
    words = offersText ? theme.words : nil
  }

  /// The rhythm of the pictures, if all are shown equally long.
  public var rhythm: Rhythm? { words == nil ? pictures.rhythm : nil }

  /// The picture at a time from the start.
  public mutating func page(at time: Time) -> Page {
    guard let words else { return pictures.page(at: time) }
    var grid = CellGrid(columns: words.cellWidth, rows: 1)
    grid.write(words, row: 0, column: 0, foreground: nil)
    return Page(grid, number: 0)
  }
}

extension Theme {
  /// What is said where it cannot be shown.
  public var words: String { accessibility.label.isEmpty ? "Loading" : accessibility.label }
}
