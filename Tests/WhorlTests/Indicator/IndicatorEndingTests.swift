import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct IndicatorEndingTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal restores the terminal and is still what the program dies of`(
    signal: Int32
  ) throws {
    let terminal = try program(["start=Working", "line"])
    try terminal.waitFor("Working")
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal, screen: "")
  }

  @Test func `Ctrl-C ends the program`() throws {
    let terminal = try program(["start=Working", "line"])
    try terminal.waitFor("Working")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    expectRestored(terminal, screen: "")
  }

  @Test func `a signal that the program handles is left to it, and its exit restores all`() throws {
    let terminal = try program(["handle", "start=Working", "line"])
    try terminal.waitFor("Working")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(3))
    expectRestored(terminal, screen: "")
  }

  @Test(arguments: [["exit"], []])
  func `a program that exits leaves nothing behind`(last: [String]) throws {
    let terminal = try program(["start=Working", "line"] + last)
    try terminal.waitFor("Working")
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(last.isEmpty ? 0 : 4))
    expectRestored(terminal, screen: "read:")
  }

  @Test(arguments: [("overflow", SIGSEGV), ("segfault", SIGSEGV), ("abort", SIGABRT)])
  func `a crash restores the terminal and stays a crash`(kind: String, signal: Int32) throws {
    let terminal = try program(["start=Working", "line", kind])
    try terminal.waitFor("Working")
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal, screen: "read:")
  }

  @Test func `Ctrl-Z stops the program with the terminal restored, and it goes on`() throws {
    let script = "set -m; \"$0\" start=Working line; echo status $?; fg >/dev/null; echo $?"
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-c", script, try BuiltProduct.path(of: "LibraryFixture")],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    try terminal.waitFor("Working")
    terminal.send("\u{1A}")
    try terminal.wait(for: "going on") {
      $0.screenText.contains("status 148") && $0.lastWords == "Working"
    }
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.suffix(2) == ["read:", "0"])
    #expect(terminal.isCursorVisible && terminal.modes == terminal.modesAtStart)
  }
}
