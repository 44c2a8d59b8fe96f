import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct PlayVerbTests {
  let home = Home()

  private func isDrawn(_ terminal: PseudoTerminal) -> Bool {
    terminal.screenText.unicodeScalars.contains { 0x2801...0x28FF ~= $0.value }
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.screenText == "")
    #expect(terminal.cursor == (row: 0, column: 0))
    #expect(terminal.isCursorVisible)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `for a time it moves, then the screen is as it was found`() throws {
    let terminal = try home.terminal("play", "drp-arc", "--title", "Building", "--for", "300ms")
    try terminal.waitFor("Building")
    try terminal.wait(for: "a picture", until: isDrawn)
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal)
  }

  @Test func `a reader that goes away ends it`() throws {
    let result = try home.batch(
      #""$W" play gq-dots --title Building --for 1h 2>&1 | head -c 1; echo " ${PIPESTATUS[0]}""#)
    #expect(result == Finished(output: Array("B 0\n".utf8), end: .exit(0)))
  }

  @Test func `quietly nothing is shown, and the time passes`() throws {
    let nothing = Finished(end: .exit(0))
    #expect(try home.whorl("play", "gq-dots", "--quiet", "--for", "10ms") == nothing)
    #expect(try home.whorl("-q", "play", "gq-dots") == nothing)
    let terminal = try home.terminal("--quiet", "play", "gq-dots", "--for", "10ms")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.bytes == [])
    let long = try home.terminal("play", "gq-dots", "-q", "--for", "1h")
    long.signal(SIGTERM)
    #expect(try long.waitForEnd() == .signal(SIGTERM))
    #expect(long.bytes == [])
    home.folder.write("{", to: Home.settingsFile)
    #expect(try home.whorl("play", "gq-dots", "--quiet") == nothing)
    let wrong = try home.whorl("play", "nosuch", "--quiet")
    #expect(wrong.end == .exit(1) && wrong.errorText != "" && wrong.outputText == "")
  }

  @Test(arguments: ["15;0", "0;15"])
  func `the title is in the terminal's own colours, on dark and on light`(colors: String) throws {
    let terminal = try home.terminal(
      "play", "rk-ring", "--inline", "--title", "Building", environment: ["COLORFGBG": colors])
    try terminal.waitFor("Building")
    let start = try #require(terminal.rowText(0).firstRange(of: "Building"))
    let column = terminal.rowText(0).distance(
      from: terminal.rowText(0).startIndex, to: start.lowerBound)
    for place in column..<column + 8 {
      let cell = terminal.cell(row: 0, column: place)
      #expect(cell.foreground == .standard && cell.background == .standard && !cell.isReversed)
    }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends it, and it dies of that signal`(signal: Int32) throws {
    let terminal = try home.terminal("play", "gq-dots")
    try terminal.wait(for: "a picture", until: isDrawn)
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal)
  }

  @Test func `in one line, it takes one line`() throws {
    let terminal = try home.terminal("play", "comet-ring", "--inline", "--title", "Waiting")
    try terminal.waitFor("Waiting")
    #expect(terminal.rowTexts.count == 1)
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    expectRestored(terminal)
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": ""], ["CI": "true"], ["ACCESSIBLE": "1"],
  ])
  func `where nothing may move, there is one line`(variables: [String: String]) throws {
    let terminal = try home.terminal(
      "play", "drp-arc", "--title", "Building", "--for", "10ms", environment: variables)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.bytes == Array("Building\r\n".utf8))
  }

  @Test func `without a terminal there is one line on standard error`() throws {
    let finished = try home.whorl(
      "play", "drp-arc", "--for", "10ms", environment: ["TERM": "xterm", "FORCE_COLOR": "1"])
    #expect(finished == Finished(error: Array("Loading\n".utf8), end: .exit(0)))
    let asked = try home.terminal("play", "drp-arc", "--no-animation", "--for", "10ms")
    #expect(try asked.waitForEnd() == .exit(0))
    #expect(asked.bytes == Array("Loading\r\n".utf8))
  }

  @Test func `without colours it moves all the same`() throws {
    let terminal = try home.terminal("play", "drp-arc", environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "a picture", until: isDrawn)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
    #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[38"))
    expectRestored(terminal)
  }

  @Test func `in a locale without UTF-8 the picture is ASCII`() throws {
    let terminal = try home.terminal("play", "drp-arc", environment: ["LC_ALL": "C"])
    try terminal.wait(for: "a picture") { !$0.screenText.isEmpty }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
    expectRestored(terminal)
  }

  @Test func `a script that is killed leaves no cursor hidden, and no player behind`() throws {
    home.folder.write("\"$W\" play gq-dots & echo $! >player; echo $$ >pid; wait", to: "script")
    let terminal = try home.script("set -m; bash script; echo over; read line")
    try terminal.wait(for: "a picture") { isDrawn($0) && home.isRunning("player") }
    kill(try #require(home.process("pid")), SIGKILL)
    try terminal.waitFor("over")
    try terminal.wait(for: "the cursor") { $0.isCursorVisible }
    try terminal.waitQuietly(for: "the player's end") { _ in !home.isRunning("player") }
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `an empty title is none`() throws {
    let result = try home.whorl("play", "rk-ring", "--title", "")
    #expect(result.errorText == "Loading\n")
    #expect(result.end == .exit(0))
  }
}
