import Testing

@testable import WhorlTerminal

struct CursorReportsTests {
  private func columns(_ chunks: String...) -> [Int] {
    var reports = CursorReports()
    for chunk in chunks { reports.take(chunk.utf8) }
    return reports.columns
  }

  @Test func `answers are read one after the other, wherever they are cut`() {
    #expect(columns("\u{1B}[4;2R\u{1B}[4;3R") == [2, 3])
    #expect(columns("\u{1B}", "[4", ";1", "2R\u{1B}[1;1R") == [12, 1])
  }

  @Test func `keys and other answers between them are passed over`() {
    #expect(columns("q\u{1B}[A\u{1B}[4;2R", "R\u{1B}[?62;4c\u{1B}[9;9R") == [2, 9])
    #expect(columns("\u{1B}[4R\u{1B}[a;bR\u{1B}[1;2;3R") == [])
  }
}
