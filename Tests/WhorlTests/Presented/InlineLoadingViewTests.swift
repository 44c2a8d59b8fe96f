import Testing
import WhorlTestSupport

@Suite struct InlineLoadingViewTests {
  @Test func `it stands below what was written, and nothing is left of it`() throws {
    let terminal = try program(["print=above", "view=Loading it", "line", "dismiss", "print=below"])
    try terminal.waitFor("Loading it")
    #expect(terminal.rowText(0) == "above" && !terminal.isMouseReported)
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "above\nread:\nbelow")
  }

  @Test(arguments: ["\r", " ", "\u{1B}[<0;3;3M"])
  func `in reload mode a key or a click tries again`(press: String) throws {
    let terminal = try program([
      "view=Loading it", "reload=No answer", "wait", "line", "dismiss", "print=below",
    ])
    try terminal.waitFor("No answer")
    try terminal.wait(for: "the mouse") { $0.isMouseReported }
    terminal.send(press)
    try terminal.waitFor("Once more")
    try terminal.wait(for: "no mouse") { !$0.isMouseReported }
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "read:\nbelow")
  }

  @Test func `where nothing may move it says its messages in words`() throws {
    let finished = try programWithoutTerminal([
      "view=Loading it", "view=Loading it", "reload=No answer", "dismiss",
    ])
    #expect(finished.errorText == "Loading it…\nLoading it…\nNo answer\n")
  }
}
