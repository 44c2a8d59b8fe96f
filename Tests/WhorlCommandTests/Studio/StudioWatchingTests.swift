import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Theme files that somebody else changes while the studio runs.
struct StudioWatchingTests {
  private let home = Home()
  private var path: String { "\(home.folder.path)/\(Home.themeFile("bar"))" }

  private func write(_ interval: String) {
    home.folder.write(Self.bar.replacing("0.1", with: interval), to: Home.themeFile("bar"))
  }

  private func studio() throws -> PseudoTerminal {
    write("0.1")
    let terminal = try home.terminal("studio", "bar", "--no-animation")
    try terminal.waitFor("Interval")
    return terminal
  }

  @Test func `an open theme follows its file through rename, truncation and a new file`() throws {
    let terminal = try studio()
    write("0.2")
    try terminal.waitFor("0.2 s")
    let draft = home.folder.write(Self.bar.replacing("0.1", with: "0.3"), to: "draft")
    rename(draft, path)
    try terminal.waitFor("0.3 s")
    home.folder.write("", to: Home.themeFile("bar"))
    try terminal.waitFor("bar stays as it was: line 1")
    #expect(terminal.screenText.contains("0.3 s"))
    write("0.4")
    try terminal.waitFor("0.4 s")
    unlink(path)
    write("0.5")
    try terminal.waitFor("0.5 s")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(home.folder.text(of: Home.themeFile("bar"))?.contains("0.5") == true)
  }

  @Test func `with changes of one's own the studio asks`() throws {
    let terminal = try studio()
    terminal.send("]\u{1B}[C")
    try terminal.waitFor("◂ 0.11 s ▸")
    write("0.2")
    try terminal.waitFor("bar has changed on disk, and has changes here")
    terminal.send("t")
    try terminal.waitFor("◂ 0.2 s ▸")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `of two studios the second to save is warned`() throws {
    let first = try studio()
    let second = try studio()
    second.send("]\u{1B}[D")
    try second.waitFor("◂ 0.09 s ▸")
    first.send("]\u{1B}[C\u{13}")
    try first.waitFor("saved ")
    try second.waitFor("bar has changed on disk, and has changes here")
    second.send("k\u{13}")
    try second.waitFor("has changed on disk since")
    #expect(home.folder.text(of: Home.themeFile("bar"))?.contains("0.11") == true)
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
