import Testing
import WhorlCore
import WhorlRaster
import WhorlTestSupport

/// Feeds an emulated terminal with differences and reads the picture back.
@Suite struct ANSIWriterScreenTests {
  private let size = (columns: 9, rows: 4)

  private func randomGrid(_ random: inout SeededGenerator) -> CellGrid {
    var grid = CellGrid(columns: size.columns, rows: size.rows)
    for row in 0..<size.rows {
      for _ in 0..<6 {
        grid.write(
          ["a", " ", "日", "⠋", "▀", "🌑"].randomElement(using: &random) ?? "", row: row,
          column: Int.random(in: 0..<size.columns, using: &random),
          foreground: [nil, .white, Scenes.blue].randomElement(using: &random) ?? nil,
          background: [nil, Scenes.gray].randomElement(using: &random) ?? nil)
      }
    }
    return grid
  }

  private func shade(_ color: Color?) -> ScreenCell.Shade {
    guard let color else { return .standard }
    return .rgb(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
  }

  /// Whether a terminal shows a grid with its top left cell at a place.
  private func shows(_ screen: EmulatedScreen, _ grid: CellGrid, row top: Int, column left: Int)
    -> Bool
  {
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = grid[row: row, column: column]
        if cell.isContinuation { continue }
        let shown = screen.cell(row: top + row, column: left + column)
        guard shown.glyph == String(cell.glyph), shown.background == shade(cell.background) else {
          return false
        }
        if cell.glyph != " ", shown.foreground != shade(cell.foreground) { return false }
      }
    }
    return true
  }

  @Test(arguments: [0, 3])
  func `differences with relative movement give the picture, up to the last column`(left: Int) {
    let screen = EmulatedScreen(rows: size.rows + 1, columns: size.columns + left)
    var random = SeededGenerator(seed: 11)
    var old = CellGrid(columns: size.columns, rows: size.rows)
    var writer = ANSIWriter(depth: .trueColor)
    screen.feed(Array("\u{1B}[\(size.rows + 1);1H".utf8))
    for _ in 0..<200 {
      let new = randomGrid(&random)
      writer.write(new.changes(from: old), cursorRow: size.rows, column: left)
      screen.feed(writer.take())
      #expect(shows(screen, new, row: 0, column: left))
      #expect(screen.cursor == (size.rows, 0))
      old = new
    }
  }

  @Test func `differences with absolute movement give the picture`() {
    let screen = EmulatedScreen(rows: size.rows + 2, columns: size.columns + 5)
    var random = SeededGenerator(seed: 12)
    var old = CellGrid(columns: size.columns, rows: size.rows)
    var writer = ANSIWriter(depth: .trueColor)
    for _ in 0..<200 {
      let new = randomGrid(&random)
      writer.write(new.changes(from: old), originRow: 2, originColumn: 5)
      screen.feed(writer.take())
      #expect(shows(screen, new, row: 2, column: 5))
      old = new
    }
  }

  @Test func `lines give the picture without any cursor movement`() {
    let screen = EmulatedScreen(rows: size.rows + 1, columns: size.columns + 1)
    var random = SeededGenerator(seed: 13)
    let grid = randomGrid(&random)
    let lines = grid.ansiLines(depth: .trueColor).flatMap { byte in
      byte == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [byte]
    }
    screen.feed(lines)
    #expect(shows(screen, grid, row: 0, column: 0))
  }
}
