import Testing
import WhorlTestSupport
import WhorlThemes

struct DoctorVerbTests {
  let home = Home()

  /// What doctor says on a terminal, by section and name.
  private func decisions(
    _ variables: [String: String], columns: Int = 80
  ) throws -> JSONNode {
    let terminal = try home.terminal("doctor", "--json", environment: variables, columns: columns)
    #expect(try terminal.waitForEnd() == .exit(0))
    return try JSONDocument(bytes: terminal.bytes).root
  }

  private func line(_ root: JSONNode, _ section: String, _ name: String) -> String? {
    guard let row = root[section]?[name], let value = row["value"], let reason = row["reason"]
    else {
      return nil
    }
    return "\(value.string ?? value.text): \(reason.string ?? "")"
  }

  static let xterm = "TERM=xterm-256color"
  static let table: [([String: String], section: String, name: String, line: String)] = [
    ([:], "play", "animation", "true: standard error is a terminal"),
    ([:], "play", "depth", "8: \(xterm)"),
    ([:], "play", "glyphs", "braille: LC_ALL=C.UTF-8"),
    ([:], "play", "reducedMotion", "false: nothing says otherwise"),
    ([:], "studio", "opens", "true: standard output is a terminal"),
    ([:], "studio", "depth", "8: \(xterm)"),
    ([:], "terminal", "columns", "80: the terminal reports it"),
    (["LC_ALL": "C"], "play", "glyphs", "ascii: LC_ALL=C"),
    (["LC_ALL": "", "LANG": "C.UTF-8"], "play", "glyphs", "braille: LANG=C.UTF-8"),
    (["LC_ALL": ""], "play", "glyphs", "ascii: none of LC_ALL, LC_CTYPE, LANG is set"),
    (["TERM": "dumb"], "play", "animation", "false: TERM=dumb"),
    (["TERM": "dumb"], "play", "depth", "1: TERM=dumb"),
    (["TERM": "dumb"], "studio", "opens", "false: TERM=dumb"),
    (["TERM": ""], "play", "animation", "false: TERM is not set"),
    (["TERM": "linux"], "play", "glyphs", "ascii: TERM=linux"),
    (["TERM": "linux"], "play", "animation", "true: standard error is a terminal"),
    (["TERM": "linux"], "play", "depth", "4: terminfo says 8 colours"),
    (["NO_COLOR": "1"], "play", "depth", "1: NO_COLOR=1"),
    (["NO_COLOR": "1"], "play", "animation", "true: standard error is a terminal"),
    (["CI": "true"], "play", "animation", "false: CI=true"),
    (["CI": "true"], "studio", "opens", "true: standard output is a terminal"),
    (["COLORTERM": "truecolor"], "play", "depth", "24: COLORTERM=truecolor"),
    (["TERM": "xterm"], "play", "depth", "4: terminfo says 8 colours"),
    (["TERM": "nonesuch"], "play", "depth", "4: nothing says otherwise"),
    (
      ["TERM": "nonesuch"], "terminal", "terminfo",
      "null: there is no entry for nonesuch; it is not needed"
    ),
    (["COLORFGBG": "0;15"], "terminal", "background", "light: COLORFGBG=0;15"),
    (["WHORL_REDUCED_MOTION": "1"], "play", "reducedMotion", "true: WHORL_REDUCED_MOTION=1"),
    (["ACCESSIBLE": "1"], "play", "animation", "false: ACCESSIBLE=1"),
    (["WHORL_SPINNER": "off"], "themes", "usual", "off: WHORL_SPINNER=off"),
    (["WHORL_SPINNER": "gq-dots"], "themes", "usual", "gq-dots: WHORL_SPINNER=gq-dots"),
  ]

  @Test(arguments: table)
  func `every decision names what decided it`(
    variables: [String: String], section: String, name: String, line: String
  ) throws {
    #expect(self.line(try decisions(variables), section, name) == line)
  }

  @Test func `one column is told`() throws {
    let root = try decisions([:], columns: 1)
    #expect(line(root, "play", "animation") == "false: the terminal reports 1 column")
  }

  @Test func `options show what they would change`() throws {
    let result = try home.whorl(
      "doctor", "--json", "--color", "always", "--glyphs", "half",
      environment: ["TERM": "xterm-256color"])
    let root = try JSONDocument(bytes: result.output).root
    #expect(line(root, "play", "depth") == "8: TERM=xterm-256color")
    #expect(line(root, "play", "colour") == "true: --color always")
    #expect(line(root, "play", "glyphs") == "half: --glyphs half")
  }

  @Test func `on a terminal it measures how wide characters are drawn there`() throws {
    let terminal = try home.terminal("doctor", rows: 60)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screenText.hasPrefix("whorl 0.1.0\n"))
    #expect(terminal.screenText.contains("\n  braille            1 cell"))
    #expect(terminal.screenText.contains("\n  emoji              2 cells"))
    #expect(terminal.isCursorVisible)
  }

  @Test func `without a terminal it says so, and nothing is broken`() throws {
    let result = try home.whorl("doctor")
    #expect(result.end == .exit(0))
    #expect(result.outputText.hasPrefix("whorl 0.1.0\n\nterminal\n"))
    #expect(result.outputText.hasSuffix("\n\nnothing is broken\n"))
    #expect(result.outputText.contains("\n  animation       no   "))
    #expect(result.outputText.contains("  standard error is no terminal\n"))
    #expect(result.errorText == "")
  }

  @Test func `a broken own theme, a broken setting and an unknown usual theme are problems`() throws
  {
    home.folder.write("{", to: Home.themeFile("broken"))
    home.folder.write("{}", to: Home.themeFile("Not An Id"))
    home.folder.write("{ \"mouse\": 1 }", to: Home.settingsFile)
    let result = try home.whorl("doctor", "--json", environment: ["WHORL_SPINNER": "drp-arch"])
    #expect(result.end == .exit(1))
    let root = try JSONDocument(bytes: result.output).root
    let folder = home.folder.path
    #expect(
      root["problems"]?.elements.map { $0.string } == [
        "\(folder)/\(Home.themeFile("broken")):1:2: error: (root): expected a key in double "
          + "quotes or } but found the end of the file",
        "WHORL_SPINNER=drp-arch: there is no theme drp-arch; did you mean drp-arc?",
        "\(folder)/\(Home.settingsFile):1:12: error: /mouse: mouse is 1; give true or false",
      ])
    #expect(
      root["notes"]?.elements.map { $0.string } == [
        "\(folder)/\(Home.themeFile("Not An Id")) is left out: its name is no id"
      ])
    #expect(line(root, "settings", "file") == "broken: \(folder)/\(Home.settingsFile)")
  }

  @Test func `a theme folder that is no folder is a problem`() throws {
    home.folder.write("", to: ".config/whorl/themes")
    let result = try home.whorl("doctor")
    #expect(result.end == .exit(1))
    #expect(result.outputText.contains("\nproblems\n  cannot read \(home.folder.path)/.config"))
  }
}
