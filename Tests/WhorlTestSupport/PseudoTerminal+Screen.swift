internal import CVterm

extension PseudoTerminal {
  /// The cell at a place, counted from 0 at the top left.
  public func cell(row: Int, column: Int) -> ScreenCell {
    ScreenCell(wht_cell_at(screen, Int32(row), Int32(column)))
  }

  /// A row without its trailing blanks.
  public func rowText(_ row: Int) -> String {
    var text = (0..<size.columns).map { cell(row: row, column: $0).glyph }.joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The rows from the top to the last one that is not blank.
  public var rowTexts: [String] {
    var rows = (0..<size.rows).map(rowText)
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// `rowTexts`, separated by newlines.
  public var screenText: String { rowTexts.joined(separator: "\n") }

  /// Where the cursor is, counted from 0.
  public var cursor: (row: Int, column: Int) {
    let state = wht_current(screen)
    return (Int(state.cursor_row), Int(state.cursor_column))
  }

  /// Whether the cursor is shown.
  public var isCursorVisible: Bool { wht_current(screen).cursor_visible }

  /// Whether the alternate screen is on.
  public var isAlternateScreen: Bool { wht_current(screen).alternate_screen }

  /// Whether the program asked for mouse reports.
  public var isMouseReported: Bool { wht_current(screen).mouse != 0 }

  /// The window's title, as the program set it last.
  public var title: String { String(cString: wht_title(screen)) }
}
