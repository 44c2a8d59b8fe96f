import Testing

@testable import WhorlTerminal

struct TitleSourceTests {
  private func title(_ source: TitleSource, _ text: String) -> String? {
    source.title(in: Array(text.utf8))
  }

  @Test func `the last line that says something is the title`() {
    #expect(title(.lastLine, "one\ntwo\n") == "two")
    #expect(title(.lastLine, "one\r\ntwo\r\n\r\n  \r\n") == "two")
    #expect(title(.lastLine, "10%\r20%\r30%") == "30%")
    #expect(title(.lastLine, "") == nil)
    #expect(title(.none, "one\n") == nil)
  }

  @Test func `colours and other commands are no part of it`() {
    #expect(title(.lastLine, "\u{1B}[1;32mgreen\u{1B}[0m\u{1B}[K\n") == "green")
    #expect(title(.lastLine, "\u{1B}]0;window\u{7}text\u{1B}]8;;url\u{1B}\\link\n") == "textlink")
    #expect(title(.lastLine, "a\tb\u{8}c\u{1B}(B\u{1}\n") == "a c")
    #expect(title(.lastLine, "cut\u{1B}[") == "cut")
  }

  @Test func `an expression chooses the line, and its group the words`() throws {
    let steps = TitleSource.matching(try RegularExpression("step ([0-9]+)"))
    #expect(title(steps, "step 1 of 3\nother\nstep 2 of 3\nother\n") == "2")
    let whole = TitleSource.matching(try RegularExpression("[a-z]+ing"))
    #expect(title(whole, "now linking it\n") == "linking")
    #expect(title(whole, "nothin\n") == nil)
  }

  @Test func `a broken expression tells why`() {
    #expect(throws: RegularExpression.SyntaxError.self) { try RegularExpression("(") }
  }
}
