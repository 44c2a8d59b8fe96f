import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ScreenTests {
  @Test func `it shows its lines, hands the keys on, and gives back what was there`() throws {
    let terminal = try program(["print=before", "screen", "keys", "wait", "close", "isOpen"])
    try terminal.waitFor("line 5")
    #expect(terminal.isAlternateScreen && terminal.isMouseReported && !terminal.isCursorVisible)
    #expect(terminal.rowTexts == (0..<6).map { "line \($0)" })
    for (keys, name) in [
      ("a", "character(\"a\")"), ("é", "character(\"é\")"), ("\u{1B}[A", "up"), ("\r", "enter"),
      ("\u{4}", "control(\"d\")"), ("\u{1B}[5~", "pageUp"),
    ] {
      terminal.send(keys)
      try terminal.wait(for: name) { $0.rowText(0) == name }
    }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "before\nopen: false")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal gives it back`(signal: Int32) throws {
    let terminal = try program(["print=before", "screen", "keys", "wait"])
    try terminal.waitFor("line 5")
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal, screen: "before")
  }

  @Test func `an exit without a close gives it back, and last words outlive it`() throws {
    let terminal = try program(["print=before", "screen", "nonsense", "keys", "wait", "exit"])
    try terminal.waitFor("line 5")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(4))
    expectRestored(terminal, screen: "before\nno step nonsense")
  }

  @Test func `a crash gives it back`() throws {
    let terminal = try program(["print=before", "screen", "keys", "wait", "segfault"])
    try terminal.waitFor("line 5")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .signal(SIGSEGV))
    expectRestored(terminal, screen: "before")
  }

  @Test func `its lines follow the window`() throws {
    let terminal = try program(["screen=40", "keys", "wait"], rows: 10)
    try terminal.wait(for: "ten") { $0.rowTexts.last == "line 9" }
    terminal.resize(rows: 6, columns: 6)
    try terminal.wait(for: "six") {
      $0.rowTexts == Array(repeating: "line", count: 6)
    }
  }

  @Test func `an indicator waits until it is closed, and so does what is printed`() throws {
    let terminal = try program([
      "start=Working", "screen", "keys", "print=meanwhile", "wait", "close", "line",
    ])
    try terminal.wait(for: "the screen") { $0.isAlternateScreen && $0.rowTexts.count == 6 }
    terminal.send("q")
    try terminal.wait(for: "the indicator") {
      !$0.isAlternateScreen && $0.rowText(0) == "meanwhile" && $0.lastWords == "Working"
    }
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "meanwhile\nread:")
  }

  @Test func `there is one at a time, and none without a terminal`() throws {
    let terminal = try program(["screen", "keys", "again", "wait", "close"])
    try terminal.waitFor("still open")
    #expect(terminal.rowText(0) == "the program has a screen that is still open")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    let words = "a screen needs a terminal that can move its cursor, as standard input and"
    #expect(try programWithoutTerminal(["screen"]).outputText.hasPrefix(words))
  }
}
