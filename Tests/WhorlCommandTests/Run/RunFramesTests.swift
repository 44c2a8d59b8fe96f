import Testing
import WhorlTestSupport

/// Frames of characters that are wide, short, or of doubtful width, in one line.
struct RunFramesTests {
  let home = Home()

  private func settle(_ frames: [String], columns: Int) {
    let list = frames.map { "\"\($0)\"" }.joined(separator: ",")
    home.folder.write(
      """
      { "format": "whorl-theme", "version": 1, "id": "own",
        "spinner": { "form": "glyphs", "frames": [\(list)], "interval": 0.1 },
        "terminal": { "columns": \(columns), "rows": 1 } }
      """, to: Home.themeFile("own"))
  }

  private func start(_ verb: [String], title: String, columns: Int = 80) throws -> PseudoTerminal {
    let words = verb.joined(separator: " ")
    return try home.script(
      #"exec "$W" \#(words)"#, environment: ["TITLE": title], columns: columns)
  }

  static let verbs = [
    ["run", "-s", "own", "--delay", "0", "--title", "\"$TITLE\"", "--", "sleep", "60"],
    ["play", "own", "--inline", "--title", "\"$TITLE\""],
  ]

  @Test(arguments: verbs)
  func `a short frame leaves nothing of a long one`(verb: [String]) throws {
    settle(["aa", "b", "", "cccc"], columns: 4)
    let terminal = try start(verb, title: "Title")
    for frame in ["cccc", "aa", "b", "", "cccc"] {
      try terminal.wait(for: "the frame \(frame)") { terminal in
        let cells = (0..<10).map { terminal.cell(row: 0, column: $0).glyph }
        let shown = cells.prefix(4).joined().split(separator: " ").joined()
        return shown == frame && cells.dropFirst(4).joined() == " Title"
      }
    }
    terminal.signal(15)
    #expect(try terminal.waitForEnd() == .signal(15))
  }

  @Test(arguments: verbs)
  func `signs of doubtful width leave the title where it is, and the line whole`(
    verb: [String]
  ) throws {
    settle(["⚙\u{FE0F}", "*", "漢"], columns: 2)
    let terminal = try start(verb, title: "Title", columns: 9)
    var seen: Set<String> = []
    try terminal.wait(for: "all frames") { terminal in
      guard terminal.rowTexts.count == 1, terminal.cell(row: 0, column: 3).glyph == "T" else {
        return false
      }
      seen.insert(terminal.cell(row: 0, column: 0).glyph)
      return seen.count >= 3
    }
    #expect(terminal.rowTexts.count == 1)
    #expect((3..<8).map { terminal.cell(row: 0, column: $0).glyph }.joined() == "Title")
    terminal.signal(15)
    #expect(try terminal.waitForEnd() == .signal(15))
    #expect(terminal.screenText == "")
  }

  @Test(arguments: verbs)
  func `a frame with a line break is refused`(verb: [String]) throws {
    settle([#"a\nb"#], columns: 2)
    let terminal = try start(verb, title: "Title")
    let status: Int32 = verb[0] == "run" ? 125 : 1
    #expect(try terminal.waitForEnd() == .exit(status))
    #expect(terminal.text.contains("control character") && terminal.text.contains("/frames/0"))
  }

  @Test func `a title of many lines is one line`() throws {
    let title = (1...20).map { "line \($0)" }.joined(separator: "\n")
    for verb in Self.verbs {
      settle(["*", "+"], columns: 1)
      let terminal = try start(verb, title: title)
      try terminal.waitFor("line 3")
      #expect(terminal.rowTexts.count == 1)
      #expect(terminal.rowText(0).contains("line 1␊line 2␊"))
      terminal.signal(15)
      #expect(try terminal.waitForEnd() == .signal(15))
    }
  }
}
