import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct PlayerSignalTests {
  static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  @Test(arguments: fatal) func `a fatal signal restores the terminal and kills`(signal: Int32)
    throws
  {
    let terminal = try played(["size=10x3"])
    try terminal.waitFor("C00")
    #expect(terminal.modes?.isEchoing == false)
    #expect(terminal.modes?.isCanonical == true && terminal.modes?.sendsSignals == true)
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal)
    #expect(terminal.cursor == (row: 0, column: 0))
  }

  @Test(arguments: fatal)
  func `at any moment a fatal signal leaves nothing behind`(signal: Int32) throws {
    var random = SeededGenerator(seed: UInt64(signal))
    for round in 0..<50 {
      let terminal = try played(["size=10x3"])
      terminal.pass(.microseconds(Int.random(in: 0..<40_000, using: &random)))
      terminal.signal(signal)
      #expect(try terminal.waitForEnd() == .signal(signal))
      expectRestored(terminal, "round \(round)")
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      #expect(text.isEmpty || text.hasSuffix("\u{1B}[?25h"), "round \(round)")
    }
  }

  @Test func `a key that interrupts is as good as a signal`() throws {
    let terminal = try played([])
    try terminal.waitFor("A00")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    expectRestored(terminal)
  }

  @Test func `ignored signals stay ignored`() throws {
    let terminal = try playedByShell("trap '' INT; exec \"$0\" for=400")
    try terminal.waitFor("A00")
    terminal.signal(SIGINT)
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal)
  }

  @Test func `a suspension gives the terminal back, and the foreground takes it again`() throws {
    let terminal = try playedByShell(
      "set -m; \"$0\" size=8x2; echo stopped; stty -a; read line; fg")
    try terminal.waitFor("B00")
    terminal.send("\u{1A}")
    try terminal.waitFor("stopped")
    try terminal.wait(for: "settings") { $0.screenText.contains(" echo ") }
    #expect(terminal.rowTexts.allSatisfy { !$0.contains("####") })
    #expect(terminal.isCursorVisible)
    terminal.send("\r")
    try terminal.waitFor("B0")
    #expect(!terminal.isCursorVisible)
    terminal.send("\u{3}")
    // The shell dies of what its job died of.
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    #expect(terminal.rowTexts.allSatisfy { !$0.contains("####") })
    #expect(terminal.isCursorVisible)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `a suspension that nobody could undo does not stop`() throws {
    let terminal = try played(["for=300"])
    try terminal.waitFor("A00")
    terminal.send("\u{1A}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.stopCount == 0)
    expectRestored(terminal)
  }

  @Test func `after a stop unawares the picture and the modes come back`() throws {
    let terminal = try played(["still", "size=8x2"])
    try terminal.waitFor("B000")
    terminal.signal(SIGSTOP)
    try terminal.waitForStop()
    let before = terminal.bytes.count
    terminal.signal(SIGCONT)
    try terminal.wait(for: "redrawing") {
      String(decoding: $0.bytes[before...], as: UTF8.self).contains("B000")
    }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
    expectRestored(terminal)
  }

  @Test func `what was missed during a stop is not made up for`() throws {
    let terminal = try played([])
    try terminal.waitFor("A001")
    terminal.signal(SIGSTOP)
    try terminal.waitForStop()
    terminal.pass(.seconds(1))
    let before = terminal.bytes.count
    terminal.signal(SIGCONT)
    // The first picture after a stop is written as a whole.
    let frame = /A([0-9]{3})/
    try terminal.wait(for: "a picture") {
      String(decoding: $0.bytes[before...], as: UTF8.self).firstMatch(of: frame) != nil
    }
    let news = String(decoding: terminal.bytes[before...], as: UTF8.self)
    let tenths = try #require(news.firstMatch(of: frame).flatMap { Int($0.1) })
    #expect(tenths >= 11)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
  }

  @Test func `time that passes during a stop counts`() throws {
    let terminal = try played(["for=600"])
    try terminal.waitFor("A001")
    terminal.signal(SIGSTOP)
    try terminal.waitForStop()
    terminal.pass(.seconds(1))
    let before = terminal.bytes.count
    terminal.signal(SIGCONT)
    #expect(try terminal.waitForEnd() == .exit(0))
    let news = String(decoding: terminal.bytes[before...], as: UTF8.self)
    #expect(news.matches(of: /A([0-9]{3})/).allSatisfy { Int($0.1) ?? 0 >= 11 })
    expectRestored(terminal)
  }

  @Test func `in the background nothing is drawn until it comes to the foreground`() throws {
    let terminal = try playedByShell(
      "set -m; \"$0\" size=8x1 & echo started; read line; stty -a; fg >/dev/null")
    try terminal.waitFor("started")
    terminal.pass(.milliseconds(100))
    #expect(terminal.screenText == "started")
    terminal.send("\r")
    try terminal.waitFor("####")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    #expect(terminal.screenText.contains(" echo "))
    #expect(!terminal.screenText.contains("####"))
    #expect(terminal.isCursorVisible)
  }

  @Test func `a terminal that takes nothing does not keep signals away`() throws {
    let terminal = try played([])
    try terminal.waitFor("A00")
    terminal.send("\u{13}")
    terminal.pass(.milliseconds(50))
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
    #expect(terminal.modes == terminal.modesAtStart)
  }
}
