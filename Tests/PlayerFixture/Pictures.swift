import WhorlCore
import WhorlRaster

/// Pictures that are known beforehand.
enum Pictures {
  private static let glyphs: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let cyan = Color(red: 0, green: 0xCD, blue: 0xCD)

  /// One braille cell that changes sixty times a second.
  static func spinner(at time: Time) -> Page {
    var grid = CellGrid(columns: 1, rows: 1)
    let frame = Int((time.nanoseconds * 60 + 500_000_000) / 1_000_000_000 % 10)
    grid.cells[0] = Cell(glyph: glyphs[frame], foreground: cyan)
    return Page(grid, number: frame)
  }

  /// `#` in every cell but the first four of each row, which hold the row's letter and the number
  /// of tenths of a second, which starts again after a cycle.
  static func numbers(at time: Time, size: (columns: Int, rows: Int), cycle: Int?) -> Page {
    let count = Int(time.nanoseconds / 100_000_000)
    let number = cycle.map { count % $0 }
    return Page(numbers(number ?? count, size: size), number: number)
  }

  private static func numbers(_ number: Int, size: (columns: Int, rows: Int)) -> CellGrid {
    var grid = CellGrid(columns: size.columns, rows: size.rows)
    let tenths = String(number)
    for row in 0..<size.rows {
      let letter = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(row % 26)))
      let label = String(letter) + String(repeating: "0", count: max(0, 3 - tenths.count)) + tenths
      let rest = String(repeating: "#", count: max(0, size.columns - 4))
      grid.write(label + rest, row: row, column: 0, foreground: cyan)
    }
    return grid
  }
}
