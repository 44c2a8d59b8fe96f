import Testing
import WhorlTestSupport

@Suite struct RefreshControlTests {
  private func list() throws -> PseudoTerminal {
    let terminal = try program(["screen=40", "list", "wait", "close"], columns: 40)
    try terminal.waitFor("line 23")
    return terminal
  }

  @Test(arguments: [
    "\u{1B}[A\u{1B}[A", "\u{1B}[<64;5;5M\u{1B}[<64;5;5M",
    "\u{1B}[<0;5;2M\u{1B}[<32;5;8M\u{1B}[<0;5;8m",
  ])
  func `the list is pulled by keys, the wheel and a drag, and loaded anew`(pull: String) throws {
    let terminal = try list()
    terminal.send(pull)
    try terminal.wait(for: "loading") { $0.rowTexts.contains("loading true") }
    let top = try #require(terminal.rowTexts.firstIndex(of: "loading true"))
    #expect(top >= 3)
    terminal.send("e")
    try terminal.wait(for: "rest") { $0.rowTexts == ["loaded true", "line 1"] }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "")
  }

  @Test func `beginning by itself calls back too`() throws {
    let terminal = try list()
    terminal.send("b")
    try terminal.wait(for: "loading") { $0.rowTexts.contains("loading true") }
    terminal.send("eq")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a list that is not pulled far enough goes back, and scrolls`() throws {
    let terminal = try list()
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "open") { $0.rowText(0) != "line 0" }
    try terminal.wait(for: "rest") { $0.rowText(0) == "line 0" }
    terminal.send("\u{1B}[B\u{1B}[B")
    try terminal.wait(for: "scrolled") { $0.rowText(0) == "line 2" }
    terminal.send("\u{1B}[<64;5;5M\u{1B}[A")
    try terminal.wait(for: "top") { $0.rowText(0) == "line 0" }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
