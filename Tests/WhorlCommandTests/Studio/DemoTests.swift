import Testing
import WhorlTestSupport

/// `demo` from its start to its end, on a terminal.
struct DemoTests {
  private let home = Home()

  /// The rows of the page and of what lies over it.
  private func page(_ terminal: PseudoTerminal) -> [String] {
    (1..<20).map { terminal.rowText($0) }
  }

  @Test(arguments: ["24", "8", "4", "1"])
  func `the bar drops, offers to try again, is clicked anywhere and rolls up, and leaves no trace`(
    depth: String
  ) throws {
    let terminal = try home.terminal("demo", "gv", "--color-depth", depth)
    try terminal.waitFor("A page to look through")
    // What plays by itself is taken over, and the bar is gone for good.
    terminal.send("t")
    try terminal.wait(for: "an idle stage") { $0.rowText(20).hasSuffix("idle") }
    let before = page(terminal)
    #expect(before.contains { $0.contains("quick brown fox") })

    terminal.send("s")
    try terminal.waitFor("Loading…")
    try terminal.wait(for: "the bar at its place") { $0.rowText(20).hasSuffix("shown") }
    terminal.send("4")
    try terminal.waitFor("Tap to reload")
    // The last row of the bar, far from its sign and its words.
    terminal.send("\u{1B}[<0;58;19M\u{1B}[<0;58;19m")
    try terminal.wait(for: "another try") { $0.rowText(20).hasSuffix("shown") }
    terminal.send("t")
    try terminal.wait(for: "an idle stage") { $0.rowText(20).hasSuffix("idle") }
    #expect(page(terminal) == before)

    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!terminal.isAlternateScreen && !terminal.isMouseReported && terminal.isCursorVisible)
  }

  @Test func `the list of demos is data`() throws {
    let lines = try home.whorl("demo", "--list").outputText.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != " " } } == ["rk", "drp", "refresh", "lottie", "gv", "gq"])
  }

  @Test func `a demo that is none is a usage error with a suggestion`() throws {
    let terminal = try home.terminal("demo", "lotie")
    #expect(try terminal.waitForEnd() == .exit(2))
    try terminal.waitFor("there is no demo lotie; did you mean lottie?")
  }

  @Test func `without a terminal there is nothing to play on`() throws {
    #expect(try home.whorl("demo", "rk").end == .exit(2))
  }
}
