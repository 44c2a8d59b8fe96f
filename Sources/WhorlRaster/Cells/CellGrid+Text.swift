public import WhorlCore

extension CellGrid {
  /// Writes text into one row, cut off at the grid's edges at whole characters.
  ///
  /// A wide character takes two cells. Characters without a width are dropped, control characters
  /// become symbols, and the blank braille pattern becomes a space. Where half of a wide character
  /// is overwritten, its other half becomes blank. A row outside the grid is left alone.
  public mutating func write(
    _ text: String, row: Int, column: Int, foreground: Color? = nil, background: Color? = nil,
    style: CellStyle = []
  ) {
    guard 0..<rows ~= row else { return }
    var column = column
    for character in text {
      let glyph = character == "\u{2800}" ? " " : character.terminalSafe
      let width = glyph.cellWidth
      guard width > 0 else { continue }
      defer { column += width }
      guard column >= 0 else { continue }
      guard column + width <= columns else { return }
      for place in column..<column + width {
        separate(row: row, column: place)
        self[row: row, column: place] = Cell(
          glyph: place == column ? glyph : " ", isContinuation: place > column,
          foreground: foreground, background: background, style: style)
      }
    }
  }

  /// Blanks the other half of a wide character that is about to be cut in two.
  mutating func separate(row: Int, column: Int) {
    if self[row: row, column: column].isContinuation, column > 0 {
      self[row: row, column: column - 1].glyph = " "
    }
    if column + 1 < columns, self[row: row, column: column + 1].isContinuation {
      self[row: row, column: column + 1].isContinuation = false
    }
  }
}
