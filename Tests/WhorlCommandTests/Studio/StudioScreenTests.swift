import Testing
import WhorlTestSupport
import WhorlThemes

/// What the studio shows, and how, on a terminal.
struct StudioScreenTests {
  private let home = Home()

  /// The studio, standing still, over a theme of one's own in red.
  private func studio(
    _ environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    home.addRedTheme()
    let terminal = try home.terminal(
      "studio", "--no-animation",
      environment: ["COLORTERM": "truecolor"].merging(environment) { $1 },
      rows: rows, columns: columns)
    try terminal.waitForRedTheme()
    return terminal
  }

  @Test func `pictures are in true colours, text in the user's own`() throws {
    let terminal = try studio()
    let picture = terminal.cell(row: 3, column: 3)
    #expect(picture.glyph == "X")
    #expect(picture.foreground == .rgb(0xFE0102))
    let name = terminal.cell(row: 3, column: 5)
    #expect(name.glyph == "r" && name.isReversed)
    #expect(name.foreground == .standard)
  }

  @Test func `no trace stays of what lay over a picture`() throws {
    let terminal = try studio()
    let before = terminal.screenText
    terminal.send("?")
    try terminal.waitFor("Keys: gallery")
    terminal.send("\u{1B}")
    try terminal.wait(for: "the same screen") { $0.screenText == before }
    #expect(terminal.cell(row: 3, column: 3).foreground == .rgb(0xFE0102))
  }

  @Test func `a whole screen is drawn again at any size`() throws {
    let terminal = try studio()
    let before = terminal.screenText
    for (columns, rows) in [(120, 40), (60, 20)] {
      terminal.resize(rows: rows, columns: columns)
      let other = try studio(rows: rows, columns: columns)
      let expected = other.screenText
      try terminal.wait(for: "the screen of \(columns)×\(rows)") { $0.screenText == expected }
    }
    terminal.resize(rows: 10, columns: 40)
    try terminal.wait(for: "a word") { $0.screenText == "too small: 60×20 needed (q quits)" }
    terminal.resize(rows: 24, columns: 80)
    try terminal.wait(for: "the first screen") { $0.screenText == before }
  }

  @Test func `ctrl+l mends a screen that something else has written on`() throws {
    let terminal = try studio()
    terminal.send("\u{0C}")
    try terminal.wait(for: "two clear screens") {
      String(decoding: $0.bytes, as: UTF8.self).split(separator: "\u{1B}[2J").count == 3
    }
    #expect(terminal.rowText(0) == " whorl  \(Preset.all.count + 1) themes · 1 own")
  }

  @Test func `without colours focus is in reverse and there is no colour sequence`() throws {
    let terminal = try studio(["NO_COLOR": "1"])
    #expect(terminal.cell(row: 3, column: 5).isReversed)
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    let colors = text.matches(
      of: /\u{1B}\[[0-9;]*?(3[0-7]|4[0-7]|9[0-7]|10[0-7]|[34]8;[25])[0-9;]*m/)
    #expect(colors.map { String($0.0) } == [])
  }

  @Test func `a plain locale gets ASCII only`() throws {
    let terminal = try studio(["LC_ALL": "C"])
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
    #expect(terminal.rowText(1).hasPrefix("+ Themes ---"))
  }

  @Test(arguments: ["no-such-terminal", "xterm-kitty", "vt100", "screen"])
  func `any terminal that moves its cursor will do, with an entry or without`(
    name: String
  ) throws {
    let terminal = try studio(["TERM": name, "TERMINFO": "/nonexistent"])
    #expect(terminal.rowText(0) == " whorl  \(Preset.all.count + 1) themes · 1 own")
    #expect(terminal.cell(row: 23, column: 1).glyph == "E")
  }

  @Test func `an environment that lies about the size is not believed`() throws {
    let terminal = try studio(["LINES": "5", "COLUMNS": "300"])
    #expect(terminal.rowText(23).hasSuffix("q quit"))
  }

  @Test(arguments: ["\u{1B}[B", "\u{1B}OB", "j"])
  func `every form of the arrow moves`(key: String) throws {
    let terminal = try studio()
    terminal.send(key)
    try terminal.waitFor("▸ ◜ rk-ring")
  }

  @Test func `a click chooses and a double click opens`() throws {
    let terminal = try studio()
    terminal.send("\u{1B}[<0;8;6M\u{1B}[<0;8;6m")
    try terminal.waitFor("▸ ◜ rk-ring")
    terminal.send("\u{1B}[<0;8;6M\u{1B}[<0;8;6m\u{1B}[<0;8;6M\u{1B}[<0;8;6m")
    try terminal.waitFor("Properties")
  }

  @Test func `the mouse is given back to the terminal on demand`() throws {
    let terminal = try studio()
    terminal.send("M")
    try terminal.wait(for: "no mouse") { !$0.isMouseReported }
    terminal.send("M")
    try terminal.wait(for: "the mouse") { $0.isMouseReported }
  }

  @Test func `a pasted text goes into the line, and the cursor stands behind it`() throws {
    let terminal = try studio()
    terminal.send("/")
    try terminal.wait(for: "the cursor") { $0.isCursorVisible }
    terminal.send("\u{1B}[200~re\u{1B}[201~")
    try terminal.waitFor("/re ")
    try terminal.wait(for: "the cursor behind the text") { $0.cursor == (21, 4) }
  }

  @Test func `a name with wide and joined characters keeps the frame straight`() throws {
    home.folder.write(
      """
      {"format": "whorl-theme", "version": 1, "id": "wide", "title": "中文 e\u{301} 👩‍👩‍👧 end",
       "spinner": {"form": "glyphs", "frames": ["中"], "interval": 1}}
      """, to: Home.themeFile("wide"))
    let terminal = try home.terminal("studio", "wide", "--no-animation")
    try terminal.waitFor("q quit")
    for row in 2..<20 {
      #expect(terminal.cell(row: row, column: 27).glyph == "│")
      #expect(terminal.cell(row: row, column: 79).glyph == "│")
    }
  }
}
