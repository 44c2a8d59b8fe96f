import WhorlCore

extension CellGrid {
  /// The columns of a progress bar, MBProgressHUD's 120 points.
  static let usualBarColumns = 15

  private static let columns: [Character] = Array("▏▎▍▌▋▊▉█")
  private static let rows: [Character] = Array("▁▂▃▄▅▆▇█")
  private static let ramp: [Character] = Array(".:-=+*#%@")

  /// A bar one row high that fills from the left.
  ///
  /// - Parameter share: how much of it is full, 0…1.
  init(
    bar share: Double, columns: Int, glyphs: GlyphSet, foreground: Color?, background: Color?
  ) {
    self.init(columns: columns, rows: 1)
    let isASCII = glyphs == .ascii
    let steps = isASCII ? 1 : Self.columns.count
    let full = Int((min(max(share, 0), 1) * Double(columns * steps)).rounded(.down))
    for column in 0..<columns {
      let rest = min(max(full - column * steps, 0), steps)
      let glyph: Character =
        switch (rest, isASCII) {
        case (0, true): "-"
        // Where no colour can be had, a shade says how long the bar is.
        case (0, false): background == nil ? "░" : " "
        case (_, true): "#"
        case (_, false): Self.columns[rest - 1]
        }
      self[row: 0, column: column] = Cell(
        glyph: glyph, foreground: foreground, background: isASCII ? nil : background)
    }
  }

  /// One cell that fills from below.
  ///
  /// - Parameter share: how much of it is full, 0…1.
  init(column share: Double, glyphs: GlyphSet, foreground: Color?) {
    self.init(columns: 1, rows: 1)
    let family = glyphs == .ascii ? Self.ramp : Self.rows
    let step = Int(min(max(share, 0), 1) * Double(family.count))
    self[row: 0, column: 0] = Cell(
      glyph: family[min(step, family.count - 1)], foreground: foreground)
  }
}
