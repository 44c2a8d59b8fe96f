import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the studio leaves behind, wherever it is left from.
struct StudioLeavingTests {
  private let home = Home()

  /// The private modes that were switched on and off, in order, without the cursor's visibility.
  private func modes(in text: String) -> [(mode: String, isOn: Bool)] {
    text.split(separator: "\u{1B}[?").dropFirst().compactMap { part in
      let mode = part.prefix { $0.isNumber }
      guard mode != "25", let end = part.dropFirst(mode.count).first else { return nil }
      return end == "h" || end == "l" ? (String(mode), end == "h") : nil
    }
  }

  @Test(arguments: ["q", "\u{3}", "TERM", "HUP", "QUIT"])
  func `what was switched on is switched off once, in reverse order`(way: String) throws {
    let terminal = try home.terminal()
    try terminal.wait(for: "the studio") { $0.isAlternateScreen && $0.isMouseReported }
    switch way {
    case "TERM": terminal.signal(SIGTERM)
    case "HUP": terminal.signal(SIGHUP)
    case "QUIT": terminal.signal(SIGQUIT)
    default: terminal.send(way)
    }
    _ = try terminal.waitForEnd()
    let all = modes(in: terminal.text)
    let entered = all.prefix { $0.isOn }.map(\.mode)
    let left = all.drop { $0.isOn }
    #expect(entered.contains("1049") && entered.contains("1006"))
    #expect(left.allSatisfy { !$0.isOn })
    #expect(left.map(\.mode).filter(entered.contains) == entered.reversed())
    #expect(terminal.modes == terminal.modesAtStart)
    #expect(terminal.isCursorVisible)
  }

  @Test func `nothing is asked of the terminal`() throws {
    let terminal = try home.terminal()
    try terminal.wait(for: "the studio") { $0.isAlternateScreen && $0.isMouseReported }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    for query in ["\u{1B}[6n", "\u{1B}[c", "\u{1B}[>", "$p", "\u{1B}]1", "\u{1B}[?u"] {
      #expect(!terminal.text.contains(query))
    }
  }

  @Test(arguments: ["", "?", "\u{10}", "/", "e", "\r", "\r\u{10}", "\r?"])
  func `the key that interrupts leads out of everywhere`(keys: String) throws {
    let terminal = try home.terminal()
    try terminal.waitFor("▸")
    let before = terminal.screenText
    if !keys.isEmpty {
      terminal.send(keys)
      try terminal.wait(for: "another screen") { $0.screenText != before }
    }
    // It closes what lies above, then what is below.
    terminal.send("\u{3}\u{3}\u{3}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
    #expect(terminal.isCursorVisible && !terminal.isMouseReported)
  }

  @Test func `a job in the background changes nothing of the terminal`() throws {
    let terminal = try home.script(
      #"""
      set -m; "$W" studio --no-animation & echo $! >pid; echo started
      read line; stty -a; fg >/dev/null; echo "status $?"
      """#)
    try terminal.waitFor("started")
    try terminal.waitQuietly(for: "the studio to stop") { _ in
      let number = home.process("pid") ?? 0
      return String(decoding: fileBytes("/proc/\(number)/stat"), as: UTF8.self).contains(") T ")
    }
    #expect(!terminal.text.contains("\u{1B}"))
    terminal.send("\r")
    try terminal.wait(for: "the studio") { $0.isAlternateScreen && $0.isMouseReported }
    #expect(terminal.text.contains(" echo "))
    terminal.send("q")
    try terminal.waitFor("status 0")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  private func fileBytes(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}
