import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct PlayerTests {
  @Test func `a picture is drawn once, and erased in the end`() throws {
    let terminal = try played(["still", "for=100"])
    #expect(try terminal.waitForEnd() == .exit(0))
    let first = "\u{1B}[?25l\r\u{1B}[m\u{1B}[J\r\u{1B}[38;2;0;205;205mA000\u{1B}[0m\r"
    let last = "\r\u{1B}[m\u{1B}[J\u{1B}[?25h"
    #expect(String(decoding: terminal.bytes, as: UTF8.self) == first + last)
    expectRestored(terminal)
  }

  @Test func `the text around the picture stays`() throws {
    let terminal = try playedByShell(
      "echo above; \"$0\" size=8x3 for=300; printf 'below'", rows: 4)
    try terminal.waitFor("C002")
    #expect(terminal.rowTexts == ["above", "A002####", "B002####", "C002####"])
    #expect(terminal.cursor == (row: 1, column: 0))
    #expect(!terminal.isCursorVisible)
    #expect(terminal.cell(row: 2, column: 0).foreground == .rgb(0x00CDCD))
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "above\nbelow")
  }

  @Test func `at the bottom the text moves up to make room`() throws {
    let terminal = try playedByShell(
      "printf '1\\n2\\n3\\n'; \"$0\" size=6x3 for=200; printf end", rows: 4)
    try terminal.waitFor("C001")
    #expect(terminal.rowTexts == ["3", "A001##", "B001##", "C001##"])
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "3\nend")
  }

  @Test func `a caption stands to the right or below, and is shortened`() throws {
    let right = try played(["still", "size=4x3", "title=Loading all of it"], columns: 16)
    try right.waitFor("Loading")
    #expect(right.rowTexts == ["A000", "B000 Loading a…", "C000"])
    let below = try played(["still", "size=4x2", "below=中\u{1B}[31m"], columns: 16)
    try below.waitFor("中")
    #expect(below.rowTexts == ["A000", "B000", "中␛[31m"])
  }

  @Test func `a picture that is too large is cut`() throws {
    let terminal = try played(["still", "size=30x9"], rows: 3, columns: 12)
    try terminal.waitFor("C000")
    #expect(terminal.rowTexts == ["A000#######", "B000#######", "C000#######"])
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
    expectRestored(terminal)
  }

  @Test func `a window that changes its size shows the picture anew`() throws {
    let terminal = try playedByShell("echo above; \"$0\" still size=30x4", rows: 8, columns: 40)
    try terminal.waitFor("D000##########################")
    for (rows, columns, visible) in [(8, 12, 4), (5, 40, 4), (9, 100, 4), (8, 6, 4)] {
      let before = terminal.bytes.count
      terminal.resize(rows: rows, columns: columns)
      try terminal.wait(for: "redrawing") { $0.bytes.count > before && $0.cursor.column == 0 }
      let width = min(30, columns - 1)
      let picture = "ABCD".prefix(visible).map {
        "\($0)000" + String(repeating: "#", count: width - 4)
      }
      try terminal.wait(for: "\(columns)x\(rows)") { Array($0.rowTexts.suffix(visible)) == picture }
    }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    expectRestored(terminal, screen: "above")
  }

  @Test func `pictures that come again are drawn again, in every size of the window`() throws {
    let terminal = try played(["cycle=3", "size=8x2"], columns: 40)
    for columns in [40, 7] {
      let rest = String(repeating: "#", count: min(8, columns - 1) - 4)
      for number in [0, 1, 2, 0, 1, 2, 0] {
        try terminal.wait(for: "\(number) in \(columns) columns") {
          $0.rowTexts == ["A00\(number)" + rest, "B00\(number)" + rest]
        }
      }
      if columns == 40 { terminal.resize(rows: 8, columns: 7) }
    }
  }

  @Test func `typed keys do not appear and wait for the shell`() throws {
    let terminal = try playedByShell("\"$0\" for=500; read line; echo got $line")
    try terminal.waitFor("A000")
    terminal.send("hello\r")
    try terminal.waitFor("got hello")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "got hello")
  }

  @Test func `input from elsewhere leaves the modes alone`() throws {
    let terminal = try played([], input: .null)
    try terminal.waitFor("A000")
    #expect(terminal.modes == terminal.modesAtStart)
    terminal.signal(SIGINT)
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    expectRestored(terminal)
  }

  @Test func `a terminal that tells no size is taken at the word of the variables`() throws {
    let terminal = try played(
      ["still", "size=30x2"], rows: 0, columns: 0, environment: ["COLUMNS": "20"])
    try terminal.wait(for: "picture") { $0.bytes.contains(UInt8(ascii: "B")) }
    let row = "A000" + String(repeating: "#", count: 15) + "\r"
    #expect(String(decoding: terminal.bytes, as: UTF8.self).contains(row))
  }

  @Test func `a closed terminal ends it quietly, even if hang-ups are ignored`() throws {
    let terminal = try playedByShell("trap '' HUP; exec \"$0\"")
    try terminal.waitFor("A000")
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `where nothing may move, one line says what is meant`() throws {
    let fixture = try BuiltProduct.path(of: "PlayerFixture")
    let finished = try run(fixture, ["say=Load\u{1B}ing\r", "for=1"])
    #expect(finished == Finished(output: [], error: Array("Load␛ing␍\n".utf8), end: .exit(0)))
  }
}
