import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellGridLinesTests {
  /// `a b`, then a blank row; red on nothing, then white on blue.
  private var grid: CellGrid {
    var grid = CellGrid(columns: 4, rows: 2)
    let red = Color(red: 255, green: 0, blue: 0)
    grid.write("ab", row: 0, column: 0, foreground: red)
    grid.write("日", row: 0, column: 2, foreground: .white, background: Scenes.blue)
    return grid
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `text has one line a row, with all its blanks`() {
    #expect(text(grid.textLines) == "ab日\n    \n")
    #expect(text(CellGrid(columns: 0, rows: 2).textLines) == "\n\n")
    #expect(text(CellGrid(columns: 2, rows: 0).textLines) == "")
  }

  @Test func `colours are written when they change and reset at the end of each line`() {
    #expect(
      text(grid.ansiLines(depth: .trueColor))
        == "\u{1B}[38;2;255;0;0mab\u{1B}[38;2;255;255;255;48;2;0;122;255m日\u{1B}[0m\n"
        + "    \u{1B}[0m\n")
    #expect(
      text(grid.ansiLines(depth: .ansi256))
        == "\u{1B}[38;5;196mab\u{1B}[38;5;231;48;5;33m日\u{1B}[0m\n    \u{1B}[0m\n")
    #expect(
      text(grid.ansiLines(depth: .ansi16))
        == "\u{1B}[91mab\u{1B}[97;104m日\u{1B}[0m\n    \u{1B}[0m\n")
    #expect(text(grid.ansiLines(depth: .monochrome)) == "ab日\n    \n")
  }

  @Test func `the host's colours come back with 39 and 49, and spaces change no colour`() {
    var grid = CellGrid(columns: 6, rows: 1)
    let green = Color(red: 0, green: 128, blue: 0)
    grid.write("a", row: 0, column: 0, foreground: green, background: .black)
    grid.write("b", row: 0, column: 1, foreground: green)
    grid.write("c", row: 0, column: 2)
    grid.write("d", row: 0, column: 3, foreground: green)
    grid.write("e", row: 0, column: 5, foreground: green)
    #expect(
      text(grid.ansiLines(depth: .ansi16))
        == "\u{1B}[32;40ma\u{1B}[49mb\u{1B}[39mc\u{1B}[32md e\u{1B}[0m\n")
  }

  @Test func `control characters in cells cannot reach the terminal`() {
    var grid = CellGrid(columns: 5, rows: 1)
    grid.cells = ["\u{1B}", "\r\n", "\u{9B}", "\u{202E}", "\u{7F}"].map { Cell(glyph: $0) }
    #expect(text(grid.textLines) == "␛␍\u{FFFD}\u{FFFD}␡\n")
    #expect(text(grid.ansiLines(depth: .trueColor)) == "␛␍\u{FFFD}\u{FFFD}␡\u{1B}[0m\n")
  }
}
