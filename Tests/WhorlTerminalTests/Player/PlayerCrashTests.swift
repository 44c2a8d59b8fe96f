import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct PlayerCrashTests {
  /// With Swift's own crash handler in place, as it is by default on a terminal.
  let guarded = ["SWIFT_BACKTRACE": "enable=yes"]

  @Test(arguments: [("overflow", SIGSEGV), ("segfault", SIGSEGV), ("abort", SIGABRT)])
  func `a crash restores the terminal and stays a crash`(kind: String, signal: Int32) throws {
    let terminal = try played(["size=8x2", "\(kind)=50"], environment: guarded)
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal)
  }

  @Test func `a trap restores the terminal and its reason can be read`() throws {
    let terminal = try played(["size=8x4", "trap=50"], environment: guarded)
    let end = try terminal.waitForEnd()
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(end))
    #expect(terminal.rowTexts.count == 1)
    #expect(terminal.rowText(0).hasSuffix("Fatal error: the fixture trapped"))
    #expect(terminal.isCursorVisible)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `the whole screen is given back in the end`() throws {
    let terminal = try played(["fullscreen"])
    try terminal.waitFor("full screen")
    #expect(terminal.isAlternateScreen && terminal.isMouseReported && !terminal.isCursorVisible)
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal)
    let exits = "\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h"
    #expect(String(decoding: terminal.bytes, as: UTF8.self).hasSuffix(exits + "\u{1B}[?1049l"))
  }

  @Test func `last words outlive the alternate screen`() throws {
    let terminal = try played(["fullscreen", "trap=0"], environment: guarded)
    let end = try terminal.waitForEnd()
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(end))
    #expect(terminal.rowText(0).hasSuffix("Fatal error: the fixture trapped"))
    #expect(terminal.isCursorVisible && !terminal.isAlternateScreen && !terminal.isMouseReported)
    #expect(terminal.modes == terminal.modesAtStart)
  }
}
