import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PseudoTerminal {
  /// Types a key and waits for what the program notes in the first line.
  fileprivate func type(_ keys: String, until line: String) throws {
    send(keys)
    try wait(for: line) { $0.rowText(0) == line }
  }
}

@Suite struct PresentedTests {
  private func screen() throws -> PseudoTerminal {
    let terminal = try program(["screen=24", "keys", "wait", "close"], columns: 80)
    try terminal.waitFor("line 23")
    return terminal
  }

  /// Whether nothing but the lines of the screen is to be seen.
  private func isBare(_ terminal: PseudoTerminal) -> Bool {
    terminal.rowTexts.dropFirst() == (1..<24).map { "line \($0)" }[...]
  }

  @Test func `a HUD stands in the middle, and hiding takes the topmost away`() throws {
    let terminal = try screen()
    terminal.send("h")
    try terminal.waitFor("Wait")
    #expect(terminal.rowText(1).hasPrefix("line 1") && terminal.rowText(22).hasPrefix("line 22"))
    terminal.send("h")
    try terminal.type("x", until: "character(\"x\")")
    try terminal.type("H", until: "hid true")
    #expect(terminal.screenText.contains("Wait"))
    terminal.send("x")
    try terminal.type("H", until: "hid true")
    try terminal.wait(for: "bare") { isBare($0) }
    try terminal.type("H", until: "hid false")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a ring that is stopped closes, stands still, and turns again`() throws {
    let terminal = try screen()
    terminal.send("h")
    try terminal.waitFor("Wait")
    try terminal.type("s", until: "spinning false")
    let stopped = terminal.rowTexts.dropFirst()
    try terminal.type("t", until: "spinning true")
    try terminal.wait(for: "a gap") { $0.rowTexts.dropFirst() != stopped }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `an overlay blocks the keys until it is stopped, and starting twice is once`() throws {
    let terminal = try screen()
    terminal.send("o")
    try terminal.wait(for: "the veil") { !$0.screenText.contains("line") }
    terminal.send("abc")
    // Nothing tells that keys have been swallowed.
    terminal.pass(.milliseconds(500))
    terminal.signal(SIGUSR1)
    try terminal.wait(for: "the end") {
      $0.rowText(0) == "animating true, then false" && isBare($0)
    }
    try terminal.type("d", until: "character(\"d\")")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test(arguments: ["\r", " ", "\u{1B}[<0;40;24M\u{1B}[<0;40;24m"])
  func `in reload mode all of the view can be clicked, and it goes on`(press: String) throws {
    let terminal = try screen()
    terminal.send("v")
    try terminal.waitFor("Loading it")
    #expect(!terminal.screenText.contains("↻"))
    terminal.send("r")
    try terminal.wait(for: "reload") {
      $0.screenText.contains("No answer") && $0.screenText.contains("↻")
    }
    try terminal.type("x", until: "character(\"x\")")
    terminal.send(press)
    try terminal.wait(for: "going on") {
      $0.screenText.contains("Once more") && !$0.screenText.contains("↻")
    }
    #expect(terminal.rowText(0) == "reloads")
    terminal.send("V")
    try terminal.wait(for: "bare") { isBare($0) }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a click beside the view in reload mode is none for it`() throws {
    let terminal = try screen()
    terminal.send("vr")
    try terminal.waitFor("No answer")
    terminal.send("\u{1B}[<0;40;3M\u{1B}[<0;40;3m")
    try terminal.type("x", until: "character(\"x\")")
    #expect(terminal.screenText.contains("No answer"))
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
