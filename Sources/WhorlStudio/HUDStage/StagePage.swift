import WhorlCore
import WhorlRaster

/// What lies beneath a presentation on the stage: a page of text, or a list.
enum StagePage {
  private static let text = [
    "# A page to look through",
    "",
    "Whatever is presented lies over these lines, and leaves them as they were. A bar covers a few "
      + "of them, a veil blurs all of them, and a box in the middle hides what is behind it.",
    "",
    "* How it comes and how it goes are two things: five ways in, four ways out.",
    "* Work that is done in no time shows nothing at all; that is what the grace is for.",
    "* What was shown stays for a while, so that nothing flashes by.",
    "* When something has failed, all of the bar can be clicked to try again.",
    "",
    "# Numbers and letters",
    "",
    "1234567890 3.14159 2.71828 1.41421 1.61803 0.57721 6.28318 299792458",
    "",
    "Ελληνικά Кириллица Tiếng Việt 日本語の文字 한국어 中文字",
    "",
    "The quick brown fox jumps over the lazy dog, and the five boxing wizards jump quickly. Pack "
      + "my box with five dozen liquor jugs; sphinx of black quartz, judge my vow.",
    "",
  ]

  /// The lines of the page: wrapped words, over and over as often as there is room for them.
  static func lines(columns: Int, isASCII: Bool) -> [String] {
    let known = isASCII ? text.filter { $0.utf8.allSatisfy { $0 < 0x80 } } : text
    return known.flatMap { line -> [String] in
      line.isEmpty ? [""] : line.wrapped(columns: max(columns - 4, 1))
    }
  }

  /// The colours of what is written; `nil` for the terminal's own.
  struct Colors: Hashable, Sendable {
    let heading: Color?
    let mark: Color?
    let text: Color?
  }

  /// The page as cells.
  static func grid(
    columns: Int, rows: Int, scroll: Int, colors: Colors, isASCII: Bool
  ) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    let lines = lines(columns: columns, isASCII: isASCII)
    for row in 0..<rows where !lines.isEmpty {
      let line = lines[(row + scroll) % lines.count]
      let color =
        switch line.first {
        case "#": colors.heading
        case "*": colors.mark
        case _: colors.text
        }
      grid.write(line, row: row, column: 2, foreground: color)
    }
    return grid
  }

  /// A list below the rows that a pull has opened, as cells.
  static func list(
    columns: Int, rows: Int, below open: CellGrid, colors: Colors
  ) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    let shown = min(open.rows, rows)
    grid.copy(open)
    for row in shown..<rows {
      let number = row - shown + 1
      grid.write(
        "Message \(number)", row: row, column: 2,
        foreground: number.isMultiple(of: 5) ? colors.mark : colors.text)
    }
    return grid
  }
}
