import Testing
import WhorlTestSupport

/// What is typed arrives whole, however slowly.
struct StudioTypingTests {
  private let home = Home()

  /// The studio with an open search.
  private func search() throws -> PseudoTerminal {
    home.addRedTheme()
    let terminal = try home.terminal("studio", "--no-animation")
    try terminal.waitForRedTheme()
    terminal.send("/")
    try terminal.wait(for: "the cursor") { $0.isCursorVisible }
    return terminal
  }

  /// Sends bytes as a slow line does.
  private func send(_ text: String, to terminal: PseudoTerminal) {
    for byte in text.utf8 {
      terminal.send(bytes: [byte])
      terminal.pass(.milliseconds(30))
    }
  }

  @Test func `letters whose bytes come one by one`() throws {
    let terminal = try search()
    send("éก漢x", to: terminal)
    try terminal.waitFor("/éก漢x")
    #expect(terminal.cursor == (21, 7))
  }

  @Test func `an arrow whose bytes come one by one is no Esc`() throws {
    let terminal = try search()
    terminal.send("re")
    try terminal.waitFor("/re ")
    send("\u{1B}[D", to: terminal)
    terminal.send("x")
    try terminal.waitFor("/rxe ")
  }

  @Test func `keys that nobody knows type nothing`() throws {
    let terminal = try search()
    terminal.send("\u{1B}[25~\u{1B}[?62;22c\u{1B}]11;rgb:0/0/0\u{7}re")
    try terminal.waitFor("/re ")
  }

  @Test func `after a pasted text without an end, Ctrl+C works again`() throws {
    let terminal = try search()
    terminal.send("\u{1B}[200~re")
    terminal.pass(.milliseconds(100))
    terminal.send("\u{3}")
    try terminal.waitFor("/re ")
    terminal.send("\u{3}")
    try terminal.wait(for: "the list") { !$0.isCursorVisible }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
