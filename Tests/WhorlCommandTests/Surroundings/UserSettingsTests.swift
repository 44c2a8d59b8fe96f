import Testing
import WhorlTestSupport
import WhorlThemes

/// What the settings file changes, and what a broken one does not.
struct UserSettingsTests {
  let home = Home()

  private func settle(_ json: String) { home.folder.write(json, to: Home.settingsFile) }

  private func played(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> String {
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "whorl"), ["play"] + arguments + ["--for", "100ms"],
      environment: home.environment(["TERM": "xterm-256color"].merging(environment) { $1 }))
    #expect(try terminal.waitForEnd() == .exit(0))
    return String(decoding: terminal.bytes, as: UTF8.self)
  }

  @Test func `colour, depth and characters follow the settings`() throws {
    settle(#"{ "colorDepth": 24, "glyphs": "ascii" }"#)
    home.folder.write(Home.plainRing, to: Home.themeFile("plain"))
    let text = try played("plain")
    #expect(text.contains("38;2;"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    settle(#"{ "color": "never" }"#)
    #expect(try !played("rk-ring").contains("38;"))
  }

  @Test func `variables and options come before the settings`() throws {
    settle(#"{ "color": "never", "glyphs": "half", "animation": false }"#)
    #expect(try played("rk-ring") == "Loading\r\n")
    settle(#"{ "color": "never", "glyphs": "half" }"#)
    #expect(try played("rk-ring", environment: ["FORCE_COLOR": "1"]).contains("38;5;"))
    #expect(try played("rk-ring", "--color", "auto").contains("38;5;"))
    #expect(try played("rk-ring", environment: ["LC_ALL": "C"]).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the usual theme is the variable's, then that of the settings`() throws {
    let none = try home.whorl("play")
    #expect(none.end == .exit(2))
    #expect(
      none.errorText
        == "whorl: give a THEME: neither WHORL_SPINNER nor the settings name one\n")
    settle(#"{ "spinner": "ascii-line" }"#)
    #expect(try played().contains("-"))
    let other = try home.whorl("play", environment: ["WHORL_SPINNER": "nonesuch"])
    #expect(other.end == .exit(1))
    let off = try home.whorl("play", environment: ["WHORL_SPINNER": "off"])
    #expect(
      off
        == Finished(error: Array("whorl: give a THEME: WHORL_SPINNER is off\n".utf8), end: .exit(2))
    )
  }

  @Test func `a frame knows no settings`() throws {
    let before = try home.whorl("frame", "rk-ring", "--at", "0.3s", "--format", "ansi")
    settle(#"{ "colorDepth": 4, "glyphs": "ascii", "cellAspect": 0.3, "color": "never" }"#)
    #expect(try home.whorl("frame", "rk-ring", "--at", "0.3s", "--format", "ansi") == before)
    settle("{ broken")
    #expect(try home.whorl("frame", "rk-ring", "--at", "0.3s", "--format", "ansi") == before)
  }

  @Test func `broken settings are one line and otherwise nothing`() throws {
    settle("{\n  \"glyphs\": \"brail\",\n  \"mouse\": 3\n}")
    let result = try home.whorl("play", "rk-ring", "--for", "10ms")
    #expect(result.end == .exit(0))
    #expect(
      result.errorText == "whorl: settings ignored: \(home.folder.path)/\(Home.settingsFile)"
        + ":2:13: error: /glyphs: glyphs is \"brail\"; give auto, braille, sextant, quadrant, half "
        + "or ascii\nLoading\n")
  }

  @Test func `the studio leaves the mouse alone where the settings say so`() throws {
    let normal = try home.terminal("studio")
    try normal.waitFor("rk-ring")
    #expect(normal.isMouseReported)
    settle(#"{ "mouse": false }"#)
    let quiet = try home.terminal("studio")
    try quiet.waitFor("rk-ring")
    #expect(!quiet.isMouseReported)
    for terminal in [normal, quiet] {
      terminal.send("q")
      #expect(try terminal.waitForEnd() == .exit(0))
    }
  }

  @Test func `where pictures are not to move, the studio begins at rest`() throws {
    settle(#"{ "animation": false }"#)
    let terminal = try home.terminal("studio")
    try terminal.waitFor("paused at 0 s")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `explain lists the settings and tells each`() throws {
    let list = try home.whorl("explain", "config").outputText
    for property in PropertyDescription.settings {
      let name = property.path.name
      #expect(list.contains("\n  \(name) "))
      let text = try home.whorl("explain", name).outputText
      #expect(text.contains("\(name) (settings)\n  \(property.help)\n"))
      let example = text.split(separator: "\n").last?.split(separator: "{", maxSplits: 1).last
      settle("{" + (example ?? ""))
      #expect(try home.whorl("doctor").end == .exit(0))
    }
  }
}
