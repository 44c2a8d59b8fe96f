extension ANSIWriter {
  /// Ends a row of a picture that is written without cursor movement.
  mutating func endLine() {
    forgetColors()
    append("\u{1B}[0m\n")
  }

  /// Writes changed cells with relative cursor movement, for a picture on the normal screen.
  ///
  /// The picture's left edge is `column` cells from the terminal's left edge. The cursor starts
  /// anywhere in the picture's row `row` (which may lie below its last) and ends at the left edge
  /// of the terminal in the same row. All rows must exist: nothing scrolls. The colours are the
  /// default ones again afterwards. Without changes nothing is written.
  public mutating func write(_ changes: [CellChange], cursorRow row: Int, column: Int = 0) {
    guard !changes.isEmpty else { return }
    var cursor = Cursor(origin: .relative(column: column), row: row, column: nil)
    for change in changes { write(change, cursor: &cursor) }
    resetColors()
    append("\r")
    move(down: row - cursor.row)
  }

  /// Writes changed cells with absolute cursor movement, for a picture whose top left cell is at
  /// a row and a column of the terminal, counted from 0.
  ///
  /// The cursor ends somewhere in the picture, and the colours are the default ones again.
  /// Without changes nothing is written.
  public mutating func write(_ changes: [CellChange], originRow row: Int, originColumn column: Int)
  {
    guard !changes.isEmpty else { return }
    var cursor = Cursor(origin: .absolute(row: row, column: column), row: 0, column: nil)
    for change in changes { write(change, cursor: &cursor) }
    resetColors()
  }

  /// Where the cursor is known to be in the picture.
  private struct Cursor {
    enum Origin {
      case relative(column: Int)
      case absolute(row: Int, column: Int)
    }
    let origin: Origin
    var row: Int
    /// `nil` where terminals may disagree.
    var column: Int?
  }

  private mutating func write(_ change: CellChange, cursor: inout Cursor) {
    for (offset, cell) in change.cells.enumerated() where !cell.isContinuation {
      let column = change.column + offset
      move(&cursor, row: change.row, column: column)
      write(cell)
      // After a glyph whose width a terminal may judge otherwise, the next one is addressed anew.
      cursor.column = cell.glyph.hasCertainWidth ? column + 1 : nil
    }
  }

  private mutating func move(_ cursor: inout Cursor, row: Int, column: Int) {
    defer {
      cursor.row = row
      cursor.column = column
    }
    if cursor.row == row, let current = cursor.column, current <= column {
      if current < column { append(count: column - current, final: UInt8(ascii: "C")) }
      return
    }
    switch cursor.origin {
    case .absolute(let top, let left): append(row: top + row + 1, column: left + column + 1)
    case .relative(let left):
      // The carriage return also ends the pending wrap after the terminal's last column.
      append("\r")
      move(down: row - cursor.row)
      if left + column > 0 { append(count: left + column, final: UInt8(ascii: "C")) }
    }
  }

  private mutating func move(down rows: Int) {
    if rows > 0 { append(count: rows, final: UInt8(ascii: "B")) }
    if rows < 0 { append(count: -rows, final: UInt8(ascii: "A")) }
  }
}

extension Character {
  /// Whether this character is sure to take one cell: ASCII, braille, blocks and sextants.
  ///
  /// Blocks are ambiguous in UAX #11, and are drawn with only where they are one cell wide.
  fileprivate var hasCertainWidth: Bool {
    guard let scalar = unicodeScalars.first, scalar.utf8.count == utf8.count else { return false }
    switch scalar.value {
    case 0x20..<0x7F, 0x2580..<0x25A0, 0x2800..<0x2900, 0x1FB00..<0x1FB3C: return true
    default: return false
    }
  }
}
