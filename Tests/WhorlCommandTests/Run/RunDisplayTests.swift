import Testing
import WhorlTestSupport

/// What is on the screen while a command runs, and after it.
struct RunDisplayTests {
  let home = Home()

  @Test func `a picture and a title are there, the cursor is not; a mark stays`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--title", "Building", "--", "sh", "-c",
      "until test -e \(home.folder.path)/go; do sleep 0.02; done")
    try terminal.waitFor("Building")
    home.folder.write("", to: "go")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.last == "✓ Building")
    #expect(terminal.isCursorVisible)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `the cursor is hidden while it spins`() throws {
    let terminal = try home.terminal("run", "--delay", "0", "--", "sleep", "0.5")
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(!terminal.isCursorVisible)
    #expect(terminal.rowTexts.count == 1 && terminal.rowText(0).hasSuffix(" sleep"))
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isCursorVisible)
    #expect(terminal.rowTexts == ["✓ sleep"])
  }

  @Test func `nothing is shown of a command that is quicker than the delay`() throws {
    for command in ["true", "false"] {
      let terminal = try home.terminal("run", "--delay", "20s", "--", command)
      _ = try terminal.waitForEnd()
      #expect(terminal.bytes == [])
    }
  }

  @Test func `after a second there is the time`() throws {
    let terminal = try home.terminal("run", "--", "sleep", "1.5")
    try terminal.waitFor("sleep 1s")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["✓ sleep (1s)"])
  }

  @Test func `the picture can be on the right`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--align", "right", "--", "sleep", "0.5")
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(terminal.rowText(0).hasPrefix("sleep "))
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test(arguments: [("0", "✓ All is well"), ("2", "✗ Not well")])
  func `texts of one's own are said in the end`(status: String, line: String) throws {
    let terminal = try home.terminal(
      "run", "--success", "All is well", "--failure", "Not well", "--", "sh", "-c",
      "exit \(status)")
    #expect(try terminal.waitForEnd() == .exit(Int32(status) ?? -1))
    #expect(terminal.rowTexts == [line])
  }

  @Test(arguments: [80, 40, 20, 2])
  func `a title is cut at the window's width, and nothing scrolls`(columns: Int) throws {
    let title = String(repeating: "long words ", count: 8)
    let terminal = try home.terminal(
      "run", "--delay", "0", "--title", title, "--", "sleep", "0.4", columns: columns)
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(terminal.rowTexts.count == 1)
    if columns > 2 { #expect(terminal.rowText(0).hasSuffix("…")) }
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.count == 1)
    #expect(terminal.rowText(0).hasPrefix("✓"))
  }

  @Test func `wide characters of a title do not break the line`() throws {
    let title = String(repeating: "漢字", count: 15)
    for columns in [21, 20] {
      let terminal = try home.terminal(
        "run", "--delay", "0", "--title", title, "--", "sleep", "0.3", columns: columns)
      try terminal.wait(for: "a picture") { $0.isSpinning }
      #expect(terminal.rowTexts.count == 1)
      #expect(try terminal.waitForEnd() == .exit(0))
      #expect(terminal.rowTexts.count == 1)
    }
  }

  @Test func `control characters of a title are shown as signs`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--title", "a\nb\tc\rd\u{8}e\u{1B}[2J", "--", "sleep", "0.3")
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(terminal.rowTexts.count == 1)
    #expect(terminal.rowText(0).contains("a␊b␉c␍d␈e␛[2J"))
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.count == 1)
  }

  @Test func `other sizes of the window leave the lines above alone`() throws {
    let title = String(repeating: "x", count: 58)
    let terminal = try home.script(
      """
      printf 'one\\ntwo\\nthree\\n'; "$W" run --delay 0 --title \(title) -- sh -c \
      'while ! test -e end; do sleep 0.05; done'
      """)
    try terminal.wait(for: "a picture") { $0.isSpinning }
    for columns in [30, 100, 30] {
      let before = terminal.bytes.count
      terminal.resize(rows: 24, columns: columns)
      try terminal.wait(for: "the line at the new width") { terminal in
        terminal.bytes.count > before && terminal.rowTexts.count == 4 && terminal.isSpinning
          && terminal.rowText(3).hasSuffix("…") == (columns == 30)
      }
      #expect(terminal.rowTexts.prefix(3) == ["one", "two", "three"])
    }
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.count == 4)
  }

  @Test func `keys that are pressed meanwhile leave nothing behind`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "sh", "-c",
      "while ! test -e \(home.folder.path)/end; do sleep 0.05; done")
    try terminal.wait(for: "a picture") { $0.isSpinning }
    for _ in 0..<5 { terminal.send("\r") }
    let before = terminal.bytes.count
    try terminal.wait(for: "more pictures") { $0.bytes.count > before + 50 }
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["✓ sh"] || terminal.rowTexts.last?.hasPrefix("✓ sh (") == true)
    #expect(!terminal.isSpinning)
  }

  @Test func `colours are left out where they are not wanted`() throws {
    for (variables, isColored) in [(["NO_COLOR": "1"], false), ([:], true)] {
      let terminal = try home.terminal(
        "run", "-s", "comet-ring", "--delay", "0", "--", "sleep", "0.3", environment: variables)
      try terminal.wait(for: "a picture") { $0.isSpinning }
      #expect(try terminal.waitForEnd() == .exit(0))
      #expect(terminal.text.contains("\u{1B}[38;5;") == isColored)
    }
  }

  @Test func `without UTF-8 there is nothing but ASCII`() throws {
    for locale in ["C", "en_US.ISO-8859-1", ""] {
      let terminal = try home.terminal(
        "run", "--delay", "0", "--title", String(repeating: "x", count: 90), "--", "sleep", "0.3",
        environment: ["LC_ALL": locale])
      #expect(try terminal.waitForEnd() == .exit(0))
      #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
      #expect(terminal.text.contains("\u{1B}[?25l"))
      #expect(terminal.rowTexts.last?.hasPrefix("+ xxx") == true)
    }
  }

  @Test func `a frame is one write, and nothing is asked of the terminal`() throws {
    let terminal = try home.terminal("run", "--delay", "0", "--", "sleep", "0.5")
    #expect(try terminal.waitForEnd() == .exit(0))
    for query in ["\u{1B}[6n", "\u{1B}[c", "\u{1B}[>", "$p", "\u{1B}]1", "\u{1B}7", "\u{1B}[s"] {
      #expect(!terminal.text.contains(query))
    }
    #expect(!terminal.text.contains("\u{1B}]9;4"))
  }

  @Test(arguments: [
    (["TERM_PROGRAM": "WezTerm"], true), (["TERM_PROGRAM": "ghostty"], true),
    (["WT_SESSION": "x"], true), (["VTE_VERSION": "8000"], true), (["VTE_VERSION": "7600"], false),
    (["TERM_PROGRAM": "iTerm.app"], false), (["TERM": "xterm-kitty"], false),
    (["TERM_PROGRAM": "WezTerm", "TMUX": "x"], false),
  ])
  func `the terminal's own sign is switched on where it is known, and always off again`(
    variables: [String: String], isKnown: Bool
  ) throws {
    let on = "\u{1B}]9;4;3\u{1B}\\"
    let off = "\u{1B}]9;4;0\u{1B}\\"
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "sleep", "20", environment: variables)
    try terminal.wait(for: "a picture") { $0.isSpinning }
    terminal.signal(15)
    #expect(try terminal.waitForEnd() == .signal(15))
    #expect(
      terminal.text.split(separator: on, omittingEmptySubsequences: false).count
        == (isKnown ? 2 : 1))
    #expect(
      terminal.text.split(separator: off, omittingEmptySubsequences: false).count
        == (isKnown ? 2 : 1))
  }

  @Test func `the settings can keep the terminal's own sign off`() throws {
    home.folder.write(#"{ "progressSign": false }"#, to: Home.settingsFile)
    let terminal = try home.terminal(
      "run", "--delay", "0", "--title", "done 40%", "--", "sleep", "0.3",
      environment: ["WT_SESSION": "x"])
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.text.contains("done 40%") && !terminal.text.contains("]9;4"))
  }

  @Test func `a share in the title is shown on the terminal's own sign`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --title-from last -- sh -c 'echo "done 40%"; while ! test -e end; do sleep 0.05; done'
      """#, environment: ["WT_SESSION": "x"])
    try terminal.wait(for: "the share") { $0.text.contains("\u{1B}]9;4;1;40\u{1B}\\") }
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.text.contains("\u{1B}]9;4;0\u{1B}\\"))
  }

  @Test func `a spinner inside another one uses words`() throws {
    let terminal = try home.script(
      #""$W" run --delay 0 --text outer -- "$W" run --delay 0 --text inner -- sh -c 'sleep 0.4; exit 4'"#
    )
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(terminal.rowTexts.count == 1 && terminal.screenText.contains("outer"))
    #expect(try terminal.waitForEnd() == .exit(4))
    #expect(terminal.rowTexts == ["inner…", "inner: failed, status 4", "✗ outer: status 4"])
  }
}
