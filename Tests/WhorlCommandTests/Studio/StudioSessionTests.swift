import Testing
import WhorlTestSupport
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The studio from its start to its end, on a terminal.
struct StudioSessionTests {
  private let home = Home()

  @Test func `a built-in theme is changed in one value and saved as one's own`() throws {
    let terminal = try home.terminal()
    try terminal.waitFor("▸ ◜ rk-ring")
    terminal.send("j\r")
    try terminal.waitFor("Properties")
    terminal.send("\u{1B}[B3\r")
    try terminal.waitFor("◂ 3 pt ▸")
    terminal.send("\u{13}")
    try terminal.waitFor("saved ")
    terminal.send("\u{1B}")
    try terminal.waitFor("1 own")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))

    let preset = try #require(Preset(id: "drp-arc"))
    let before = String(decoding: preset.bytes, as: UTF8.self).split(separator: "\n")
    let saved = try #require(home.folder.text(of: Home.themeFile("drp-arc")))
    let after = saved.split(separator: "\n")
    #expect(
      after.difference(from: before).map(\.line) == [
        "-    \"lineWidth\": 2,", "+    \"lineWidth\": 3,",
      ])
  }

  @Test func `an end leaves the terminal as it was found`() throws {
    let terminal = try home.terminal()
    try terminal.waitFor("whorl")
    #expect(terminal.isAlternateScreen && terminal.isMouseReported && !terminal.isCursorVisible)
    #expect(terminal.modes?.isEchoing == false)
    #expect(terminal.title == "whorl: rk-ring")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT])
  func `a signal restores the terminal and kills`(signal: Int32) throws {
    let terminal = try home.terminal()
    try terminal.waitFor("Enter edit")
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal)
  }

  @Test func `a limit that kills leaves the terminal as it was found`() throws {
    let program = try BuiltProduct.path(of: "whorl")
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-c", "ulimit -c 0; ulimit -f 1; exec \"$0\"", program],
      environment: home.environment(["TERM": "xterm-256color"]))
    #expect(try terminal.waitForEnd() == .signal(SIGXFSZ))
    expectRestored(terminal)
  }

  @Test func `a closed window ends the studio`() throws {
    let terminal = try home.terminal()
    try terminal.waitFor("Enter edit")
    terminal.hangUp()
    let end = try terminal.waitForEnd()
    #expect([.signal(SIGHUP), .exit(0)].contains(end))
  }

  @Test func `ctrl+z stops it for the shell, and fg draws it again`() throws {
    home.addRedTheme()
    let program = try BuiltProduct.path(of: "whorl")
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: home.environment(["TERM": "xterm-256color", "PS1": "ready> "]), columns: 200)
    try terminal.waitFor("ready>")
    terminal.send("\(program) studio --no-animation\r")
    try terminal.waitForRedTheme()
    let before = terminal.screenText
    terminal.send("\u{1A}")
    try terminal.wait(for: "the shell") {
      !$0.isAlternateScreen && $0.screenText.contains("Stopped")
    }
    #expect(terminal.isCursorVisible && !terminal.isMouseReported)
    terminal.send("fg\r")
    try terminal.wait(for: "the studio") { $0.screenText == before }
    #expect(terminal.isAlternateScreen && terminal.isMouseReported)
    terminal.send("\u{1A}")
    try terminal.wait(for: "the shell") { !$0.isAlternateScreen }
    // A job that runs already is not told that it gets the terminal.
    terminal.send("bg\r")
    try terminal.waitFor("--no-animation &")
    terminal.send("fg\r")
    try terminal.wait(for: "the studio") { $0.screenText == before }
    terminal.send("q")
    try terminal.wait(for: "the shell") { !$0.isAlternateScreen }
  }

  @Test func `quitting with changes asks, and can save them`() throws {
    home.folder.write(Self.bar, to: Home.themeFile("bar"))
    let terminal = try home.terminal("studio", "bar")
    try terminal.waitFor("Properties")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))

    let second = try home.terminal("studio", "bar")
    try second.waitFor("Interval")
    second.send("]")
    try second.waitFor("▸ Interval")
    second.send("\u{1B}[Cq")
    try second.waitFor("bar is not saved.")
    second.send("s")
    #expect(try second.waitForEnd() == .exit(0))
    #expect(
      home.folder.text(of: Home.themeFile("bar"))
        == Self.bar.split(separator: "0.1").joined(separator: "0.11"))
  }

  @Test func `a file that has changed meanwhile is not overwritten`() throws {
    home.folder.write(Self.bar, to: Home.themeFile("bar"))
    let terminal = try home.terminal("studio", "bar")
    try terminal.waitFor("Interval")
    terminal.send("]")
    try terminal.waitFor("▸ Interval")
    home.folder.write(Self.bar + "\n", to: Home.themeFile("bar"))
    terminal.send("\u{1B}[C\u{13}")
    try terminal.waitFor("has changed on disk")
    terminal.send("c")
    try terminal.wait(for: "the form") { !$0.screenText.contains("has changed on disk") }
    #expect(home.folder.text(of: Home.themeFile("bar")) == Self.bar + "\n")
    terminal.send("qd")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `without a terminal there is no studio`() throws {
    let finished = try home.whorl("studio")
    #expect(finished.end == .exit(2))
    #expect(String(decoding: finished.error, as: UTF8.self).contains("needs a terminal"))
  }

  @Test func `a dumb terminal is told so in a line`() throws {
    let terminal = try home.terminal(environment: ["TERM": "dumb"])
    #expect(try terminal.waitForEnd() == .exit(1))
    #expect(
      terminal.screenText
        == "whorl: the studio needs a terminal that can move its cursor, but TERM is dumb")
  }

  private static let bar = """
    {
      "format": "whorl-theme",
      "version": 1,
      "id": "bar",
      "spinner": { "form": "glyphs", "frames": ["|", "/", "-"], "interval": 0.1 }
    }

    """

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(!terminal.isAlternateScreen && !terminal.isMouseReported && terminal.isCursorVisible)
    #expect(terminal.modes == terminal.modesAtStart)
    #expect(terminal.screenText == "")
    #expect(String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[23;0t"))
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _): "+" + line
    case .remove(_, let line, _): "-" + line
    }
  }
}
