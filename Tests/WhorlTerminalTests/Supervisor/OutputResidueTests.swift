import Testing

@testable import WhorlTerminal

struct OutputResidueTests {
  /// What undoes some output that comes in pieces.
  private func undoing(_ pieces: String...) -> String {
    var residue = OutputResidue()
    for piece in pieces { residue.take(Array(piece.utf8)) }
    return String(decoding: residue.takeUndoing(), as: UTF8.self)
  }

  @Test(arguments: [
    ("\u{1B}[31mred", "\u{1B}[m"), ("\u{1B}[1;4mbold", "\u{1B}[m"),
    ("\u{1B}[?25l", "\u{1B}[?25h"), ("\u{1B}[?7l", "\u{1B}[?7h"),
    ("\u{1B}[?1049h", "\u{1B}[?1049l"), ("\u{1B}[?1000;1006h", "\u{1B}[?1006l\u{1B}[?1000l"),
    ("\u{1B}[?2004h\u{1B}[?25l", "\u{1B}[?25h\u{1B}[?2004l"), ("\u{1B}=", "\u{1B}>"),
    ("\u{1B}(0", "\u{1B}(B"),
  ])
  func `what was left on is undone, the last first`(output: String, undoing: String) {
    #expect(self.undoing(output) == undoing)
  }

  @Test(arguments: [
    "plain", "\u{1B}[31mred\u{1B}[m", "\u{1B}[31mred\u{1B}[0m", "\u{1B}[?25l\u{1B}[?25h",
    "\u{1B}[?1049h\u{1B}[?1049l", "\u{1B}(0\u{1B}(B", "\u{1B}=\u{1B}>", "\u{1B}[>4;2m",
    "\u{1B}[?9999h", "\u{1B}[4h", "\u{1B}[31m\u{1B}[?25l\u{1B}c",
  ])
  func `nothing is undone where nothing was left on`(output: String) {
    #expect(undoing(output) == "")
  }

  @Test func `a sequence may come in pieces`() {
    #expect(undoing("\u{1B}", "[?2", "5l") == "\u{1B}[?25h")
    #expect(undoing("\u{1B}[31", "m\u{1B}[", "m") == "")
  }

  @Test func `a sequence without its end is ended`() {
    #expect(undoing("\u{1B}]0;title") == "\u{18}\u{1B}\\")
    #expect(undoing("\u{1B}[31m\u{1B}[") == "\u{18}\u{1B}[m")
  }

  @Test(arguments: ["]52;c;", "Pq", "_G"])
  func `it is in a string until that ends, be it ever so long`(beginning: String) {
    var residue = OutputResidue()
    residue.take(Array("a\u{1B}\(beginning)".utf8))
    for _ in 0..<50 {
      residue.take(Array(String(repeating: "A", count: 3000).utf8))
      #expect(residue.isInSequence)
    }
    residue.take([0x1B])
    #expect(residue.isInSequence)
    residue.take(Array("\\b".utf8))
    #expect(!residue.isInSequence)
    #expect(residue.takeUndoing() == [])
  }

  @Test func `what ends a long string is sent`() {
    #expect(undoing("\u{1B}]52;c;" + String(repeating: "A", count: 100_000)) == "\u{18}\u{1B}\\")
  }

  @Test func `an escape before a sequence is nothing by itself`() {
    #expect(undoing("\u{1B}\u{1B}[31mred") == "\u{1B}[m")
    #expect(undoing("\u{1B}\u{1B}") == "\u{18}")
  }

  @Test func `what was undone is not undone again`() {
    var residue = OutputResidue()
    residue.take(Array("\u{1B}[31m".utf8))
    #expect(residue.takeUndoing() == Array("\u{1B}[m".utf8))
    #expect(residue.takeUndoing() == [])
  }
}
