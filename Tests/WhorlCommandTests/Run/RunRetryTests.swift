import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command that failed can be run again with a key or a click.
struct RunRetryTests {
  let home = Home()

  private static let command = """
    echo "try" >>tries; test $(wc -l <tries) -ge 3 || exit 6
    """

  private func begin() throws -> PseudoTerminal {
    home.folder.write(Self.command, to: "command")
    let terminal = try home.script(
      #""$W" run --retry --failure Broken -- sh command; echo "status $?""#)
    try terminal.wait(for: "the question") {
      $0.screenText.contains("↻ sh: click or press Enter") && $0.isMouseReported
    }
    return terminal
  }

  private func expectClean(_ terminal: PseudoTerminal) {
    #expect(!terminal.screenText.contains("↻"))
    #expect(!terminal.isMouseReported)
    #expect(terminal.isCursorVisible)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `it is run again until it succeeds`() throws {
    let terminal = try begin()
    #expect(terminal.rowText(0) == "✗ Broken")
    terminal.send("\r")
    try terminal.wait(for: "the second question") { $0.rowText(2).contains("↻") }
    terminal.send("\u{1B}[<0;3;3M")
    try terminal.waitFor("status 0")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(home.folder.text(of: "tries") == "try\ntry\ntry\n")
    expectClean(terminal)
  }

  @Test func `who gives up gets its status`() throws {
    let terminal = try home.script(
      #"exec "$W" run --retry --delay 0 -- sh -c 'exit 6'"#)
    try terminal.wait(for: "the question") { $0.screenText.contains("↻") && $0.isMouseReported }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(6))
    expectClean(terminal)
  }

  @Test func `the key that interrupts the question ends the script too`() throws {
    let terminal = try home.script(
      #""$W" run --retry --delay 0 -- sh -c 'exit 6'; echo never"#)
    try terminal.wait(for: "the question") { $0.screenText.contains("↻") && $0.isMouseReported }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    #expect(!terminal.screenText.contains("never"))
    expectClean(terminal)
  }

  @Test func `a command that was interrupted is not run again`() throws {
    let terminal = try home.terminal("run", "--retry", "--delay", "0", "--", "sleep", "60")
    try terminal.wait(for: "a picture") { $0.isSpinning }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(2))
    expectClean(terminal)
  }

  @Test func `nobody is asked where nobody could answer`() throws {
    let result = try home.whorl("run", "--retry", "--", "sh", "-c", "exit 6")
    #expect(result == Finished(end: .exit(6)))
  }
}
