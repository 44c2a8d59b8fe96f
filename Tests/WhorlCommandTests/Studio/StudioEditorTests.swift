import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The user's own editor, and stars, on a terminal.
struct StudioEditorTests {
  private let home = Home()

  /// A command that stands for an editor.
  private func editor(_ script: String) -> [String: String] {
    let path = home.folder.write("#!/bin/sh\n" + script, to: "editor")
    chmod(path, 0o755)
    return ["EDITOR": path, "VISUAL": "", "TMPDIR": home.folder.path]
  }

  private func studio(_ environment: [String: String]) throws -> PseudoTerminal {
    home.addRedTheme()
    let terminal = try home.terminal("studio", "red", "--no-animation", environment: environment)
    try terminal.waitFor("Interval")
    return terminal
  }

  @Test func `ctrl+e lends the terminal to the editor, and takes what it wrote`() throws {
    let terminal = try studio(
      editor("echo \"editing $1\"; read answer; sed -i 's/interval\": 1,/interval\": 2,/' \"$1\"\n")
    )
    let modes = terminal.modes
    terminal.send("\u{05}")
    try terminal.waitFor("editing ")
    try terminal.wait(for: "the first screen") { !$0.isAlternateScreen }
    #expect(terminal.modes == terminal.modesAtStart)
    #expect(!terminal.isMouseReported && terminal.isCursorVisible)
    #expect(terminal.screenText.contains("/red.json"))
    terminal.send("go on\r")
    try terminal.waitFor("red was edited, not saved yet")
    #expect(terminal.screenText.contains("2 s"))
    #expect(terminal.isAlternateScreen && terminal.isMouseReported && terminal.modes == modes)
    #expect(home.folder.names.filter { $0.hasPrefix("whorl-") } == [])
    terminal.send("\u{13}")
    try terminal.waitFor("saved /")
    #expect(home.folder.text(of: Home.themeFile("red"))?.contains("\"interval\": 2,") == true)
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `ctrl+c in the editor is not the studio's`() throws {
    let terminal = try studio(
      editor("trap 'exit 3' INT; echo editing; while :; do sleep 0.1; done\n"))
    terminal.send("\u{05}")
    try terminal.waitFor("editing")
    terminal.send("\u{03}")
    try terminal.waitFor("ended with status 3")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `an editor that is not there is told, and the studio goes on`() throws {
    let terminal = try studio(["EDITOR": "/nonexistent/editor"])
    terminal.send("\u{05}")
    try terminal.waitFor("/nonexistent/editor ended with status 127")
    #expect(terminal.isAlternateScreen)
  }

  @Test func `a star lasts`() throws {
    home.addRedTheme()
    let terminal = try home.terminal("studio", "--no-animation")
    try terminal.waitForRedTheme()
    terminal.send("f")
    try terminal.waitFor("★")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(home.folder.text(of: ".local/state/whorl/starred") == "red\n")
    let next = try home.terminal("studio", "--no-animation")
    try next.waitFor("1 ★")
    next.send("f")
    try next.wait(for: "no star") { !$0.screenText.contains("★") }
  }
}
