import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellGridTextTests {
  private func grid(_ texts: (String, Int)...) -> CellGrid {
    var grid = CellGrid(columns: 6, rows: 1)
    for (text, column) in texts { grid.write(text, row: 0, column: column) }
    return grid
  }

  @Test func `text is cut off at both edges`() {
    #expect(grid(("abcdefgh", -1)).picture == ["bcdefg"])
    #expect(grid(("日本語字", -1)).picture == [" 本語 "])
    #expect(grid(("x", 6), ("y", -3)).picture == ["      "])
  }

  @Test func `a row outside the grid is left alone`() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.write("abc", row: 1, column: 0)
    grid.write("abc", row: -1, column: 0)
    #expect(grid == CellGrid(columns: 3, rows: 1))
  }

  @Test func `overwriting half of a wide character blanks its other half`() {
    #expect(grid(("日", 2), ("x", 2)) == grid(("x", 2)))
    #expect(grid(("日", 2), ("x", 3)) == grid(("x", 3)))
    #expect(grid(("日本", 1), ("語", 2)) == grid(("語", 2)))
  }

  @Test func `characters without a width are dropped and commands become symbols`() {
    #expect(grid(("a\u{200B}b\u{1B}[m", 0)).picture == ["ab␛[m "])
  }

  @Test func `text brings its colours`() {
    var grid = CellGrid(columns: 1, rows: 1)
    grid.write("a", row: 0, column: 0, foreground: .white, background: .black)
    #expect(grid.cells == [Cell(glyph: "a", foreground: .white, background: .black)])
  }
}
