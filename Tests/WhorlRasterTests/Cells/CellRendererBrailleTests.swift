import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererBrailleTests {
  /// Which of the dots of a braille grid are on, row by row.
  private func dots(of grid: CellGrid) -> [[Bool]] {
    let bits = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return (0..<grid.rows * 4).map { y in
      (0..<grid.columns * 2).map { x in
        let glyph = grid[row: y / 4, column: x / 2].glyph
        let value = glyph == " " ? 0 : Int(glyph.unicodeScalars.first?.value ?? 0) - 0x2800
        return value & bits[y % 4][x % 2] != 0
      }
    }
  }

  @Test func `a ring's dots are those whose centres lie in the band and not in the gap`() {
    let grid = CellRenderer().grid(of: Scenes.ring, columns: 14, rows: 7)
    let dots = dots(of: grid)
    let scale = 28.0 / 60
    for (y, line) in dots.enumerated() {
      for (x, isOn) in line.enumerated() {
        let dx = Double(x) - 13.5
        let dy = Double(y) - 13.5
        let distance = (dx * dx + dy * dy).squareRoot()
        // The gap is 36° wide and lies around 3 o'clock: tan 18° = 0.3249.
        let isGap = dx > 0 && abs(dy) < dx * 0.3249
        let isBand = abs(distance - 29.25 * scale) <= 0.5
        #expect(isOn == (isBand && !isGap), "dot \(x), \(y)")
      }
    }
  }
}
