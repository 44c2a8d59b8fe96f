import Testing
import WhorlCore
import WhorlRaster

@testable import WhorlTerminal

struct StatusLineTests {
  private func text(
    _ title: String, _ seconds: Double?, width: Int, picture: String = "*",
    side: PictureSide = .left
  ) -> String {
    var line = StatusLine(side: side, ellipsis: "…")
    _ = line.layOut(
      title: title, elapsed: Time(seconds: seconds ?? 0), pictureColumns: picture.cellWidth,
      width: width)
    var grid = CellGrid(columns: picture.cellWidth, rows: 1)
    grid.write(picture, row: 0, column: 0)
    let cells = line.grid(with: grid).cells
    #expect(cells.count == width)
    return String(cells.filter { !$0.isContinuation }.map(\.glyph))
  }

  @Test func `picture, title and time stand side by side`() {
    #expect(text("Building", 3.5, width: 16) == "* Building 3s   ")
    #expect(text("Building", nil, width: 12) == "* Building  ")
    #expect(text("Building", 3.5, width: 16, side: .right) == "Building 3s *   ")
  }

  @Test func `a title that is too long is cut, and the time stays while there is room for both`() {
    #expect(text("Building the thing", 3.5, width: 14) == "* Building… 3s")
    #expect(text("Building the thing", 3.5, width: 12) == "* Building …")
    #expect(text("Building", 3.5, width: 2) == "* ")
    #expect(text("Building", 3.5, width: 1) == "*")
    #expect(text("Building", 3.5, width: 0) == "")
    #expect(text("Building", 3.5, width: 5, side: .right) == "Bu… *")
  }

  @Test func `half of a wide glyph is left out`() {
    #expect(text("", nil, width: 1, picture: "漢") == " ")
    #expect(text("漢字", nil, width: 6) == "* 漢字")
    #expect(text("漢字", nil, width: 5) == "* 漢…")
  }
}
