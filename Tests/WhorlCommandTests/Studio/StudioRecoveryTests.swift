import Testing
import WhorlTestSupport
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Unsaved changes and ends that nobody asked for.
struct StudioRecoveryTests {
  private let home = Home()
  private static let folder = ".local/state/whorl/recovery"

  private var files: [String] {
    (try? FileStore.names(inFolder: "\(home.folder.path)/\(Self.folder)")) ?? []
  }
  private var kept: [String] { files.filter { $0.hasSuffix(".json") } }

  /// Waits until there are so many recovery files: nothing on the screen tells.
  private func waitForFiles(_ count: Int, beside terminal: PseudoTerminal) {
    let deadline = ContinuousClock.now + terminal.patience
    while kept.count != count, ContinuousClock.now < deadline { terminal.pass(.milliseconds(20)) }
    #expect(kept.count == count)
  }

  /// A studio with a change that is not saved.
  private func dirty() throws -> PseudoTerminal {
    home.folder.write(Self.bar, to: Home.themeFile("bar"))
    let terminal = try home.terminal("studio", "bar", "--no-animation")
    try terminal.waitFor("Interval")
    terminal.send("]\u{1B}[C")
    try terminal.waitFor("◂ 0.11 s ▸")
    return terminal
  }

  @Test(arguments: [SIGHUP, SIGTERM])
  func `a signal keeps the changes, and the next start recovers them`(signal: Int32) throws {
    let terminal = try dirty()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    #expect(kept.count == 1)

    let next = try home.terminal("studio", "bar", "--no-animation")
    try next.waitFor("Not saved when the studio ended: bar.")
    next.send("r")
    try next.waitFor("recovered bar, not saved yet")
    #expect(next.screenText.contains("0.11 s"))
    next.send("\u{13}")
    try next.waitFor("saved /")
    #expect(kept == [])
    next.send("q")
    #expect(try next.waitForEnd() == .exit(0))
    #expect(home.folder.text(of: Home.themeFile("bar"))?.contains("0.11") == true)
    #expect(files == [])
  }

  @Test func `a studio that is killed has kept its changes by itself`() throws {
    let terminal = try dirty()
    waitForFiles(1, beside: terminal)
    // While it runs, nobody is offered its changes.
    let other = try home.terminal("studio", "--no-animation")
    try other.waitFor("Enter edit")
    #expect(!other.screenText.contains("when the studio ended"))
    other.send("q")
    #expect(try other.waitForEnd() == .exit(0))
    #expect(kept.count == 1)

    terminal.signal(SIGKILL)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
    let next = try home.terminal("studio", "--no-animation")
    try next.waitFor("Not saved when the studio ended: bar.")
    next.send("d")
    waitForFiles(0, beside: next)
  }

  @Test func `a closed window keeps the changes, leaving on purpose does not`() throws {
    let terminal = try dirty()
    terminal.hangUp()
    _ = try terminal.waitForEnd()
    #expect(kept.count == 1)
    let next = try home.terminal("studio", "bar", "--no-animation")
    try next.waitFor("when the studio ended")
    next.send("r")
    try next.waitFor("recovered bar")
    next.send("q")
    try next.waitFor("bar is not saved.")
    next.send("d")
    #expect(try next.waitForEnd() == .exit(0))
    #expect(kept == [])
  }

  private static let bar = """
    {
      "format": "whorl-theme",
      "version": 1,
      "id": "bar",
      "spinner": { "form": "glyphs", "frames": ["|", "/", "-"], "interval": 0.1 }
    }

    """
}
