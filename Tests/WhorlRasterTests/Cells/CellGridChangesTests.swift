import Testing
import WhorlCore
import WhorlRaster
import WhorlTestSupport

@Suite struct CellGridChangesTests {
  /// A grid of narrow, wide and coloured characters.
  private func randomGrid(_ random: inout SeededGenerator) -> CellGrid {
    var grid = CellGrid(columns: 9, rows: 4)
    for row in 0..<4 {
      for _ in 0..<5 {
        grid.write(
          ["a", " ", "日", "⠋"].randomElement(using: &random) ?? "", row: row,
          column: Int.random(in: 0..<9, using: &random),
          foreground: [nil, .white].randomElement(using: &random) ?? nil)
      }
    }
    return grid
  }

  @Test func `changes put over the old grid give the new one, and change every cell they hold`() {
    var random = SeededGenerator(seed: 7)
    var old = randomGrid(&random)
    for _ in 0..<300 {
      let new = randomGrid(&random)
      var grid = old
      for change in new.changes(from: old) {
        #expect(change.cells.first?.isContinuation == false)
        for (offset, cell) in change.cells.enumerated() {
          grid[row: change.row, column: change.column + offset] = cell
        }
      }
      #expect(grid == new)
      old = new
    }
  }

  @Test func `neighbours come in one run, row by row`() {
    let old = CellGrid(columns: 5, rows: 2)
    var new = old
    new.write("ab c", row: 0, column: 1)
    new.write("d", row: 1, column: 0)
    #expect(
      new.changes(from: old) == [
        CellChange(row: 0, column: 1, cells: [Cell(glyph: "a"), Cell(glyph: "b")]),
        CellChange(row: 0, column: 4, cells: [Cell(glyph: "c")]),
        CellChange(row: 1, column: 0, cells: [Cell(glyph: "d")]),
      ])
    #expect(new.changes(from: new) == [])
  }

  @Test func `a wide character whose right half alone differs comes whole`() {
    var old = CellGrid(columns: 3, rows: 1)
    old.write("日", row: 0, column: 1)
    var new = old
    new[row: 0, column: 2].background = .white
    #expect(
      new.changes(from: old) == [CellChange(row: 0, column: 1, cells: Array(new.cells[1...]))])
  }

  @Test func `against a grid of another size everything changes`() {
    let grid = CellGrid(columns: 2, rows: 2)
    let line = [Cell.blank, .blank]
    #expect(
      grid.changes(from: CellGrid(columns: 3, rows: 2)) == [
        CellChange(row: 0, column: 0, cells: line), CellChange(row: 1, column: 0, cells: line),
      ])
  }
}
