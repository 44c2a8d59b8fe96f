import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct IndicatorTests {
  private static let frames = Set("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".map(String.init))

  @Test func `it turns beside its message, and nothing is left when it stops`() throws {
    let terminal = try program(["start=Fetching", "line", "stop", "state"])
    try terminal.waitFor("Fetching")
    #expect(!terminal.isCursorVisible)
    var seen: Set<String> = []
    try terminal.wait(for: "three pictures") {
      seen.insert($0.cell(row: 0, column: 0).glyph)
      return seen.intersection(Self.frames).count >= 3
    }
    #expect(terminal.rowTexts.count == 1 && terminal.lastWords == "Fetching")
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "read:\nanimating: false")
  }

  @Test func `the message and the share that is done change while it turns`() throws {
    let terminal = try program([
      "start=Fetching", "line", "message=Linking", "line", "progress=0.429", "line",
    ])
    for words in ["Fetching", "Linking", "Linking 42%"] {
      try terminal.wait(for: words) { $0.lastWords == words }
      terminal.send("\r")
    }
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "read:\nread:\nread:")
  }

  @Test(arguments: [
    ("succeed=Built", "✓ Built"), ("succeed", "✓ Building"), ("fail=No disk", "✗ No disk"),
    ("info=3 files", "ℹ 3 files"),
  ])
  func `it ends in a line that stays`(step: String, line: String) throws {
    let terminal = try program(["start=Building", step, "print=after"])
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "\(line)\nafter")
  }

  @Test func `a tick is green and a cross is red`() throws {
    let terminal = try program(
      ["start", "succeed=a", "start", "fail=b"], environment: ["COLORTERM": "truecolor"])
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.cell(row: 0, column: 0).foreground == .rgb(0x2E9E4F))
    #expect(terminal.cell(row: 1, column: 0).foreground == .rgb(0xD93B3B))
    #expect(terminal.cell(row: 0, column: 2).foreground == .standard)
  }

  @Test func `a second start restarts, and a second stop is harmless`() throws {
    let terminal = try program([
      "stop", "start=One", "start=Two", "state", "line", "stop", "stop", "state",
    ])
    try terminal.wait(for: "one line") { $0.lastWords == "Two" }
    #expect(terminal.rowTexts.count == 2)
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "animating: true\nread:\nanimating: false")
  }

  @Test func `what is printed meanwhile stands above, and is never a command`() throws {
    let terminal = try program(["start=Working\u{1B}[2J", "print=a\u{1B}[31mb\nc", "line"])
    try terminal.wait(for: "words") { $0.lastWords == "Working␛[2J" }
    #expect(terminal.rowTexts.dropLast() == ["a␛[31mb", "c"])
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `what is printed to a pipe is printed as it is`() throws {
    let terminal = try program(["start=Working", "print=a\u{1B}b", "stop"], output: .pipe)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(String(decoding: terminal.output, as: UTF8.self) == "a\u{1B}b\n")
    expectRestored(terminal, screen: "")
  }

  @Test func `several stand below each other`() throws {
    let terminal = try program([
      "start=One", "second=Two", "line", "stop", "line", "stopSecond", "print=end",
    ])
    try terminal.wait(for: "both") {
      $0.rowTexts.count == 2 && $0.rowText(0).hasSuffix(" One") && $0.lastWords == "Two"
    }
    terminal.send("\r")
    try terminal.wait(for: "one") { $0.rowTexts.count == 2 && $0.rowText(0) == "read:" }
    #expect(terminal.lastWords == "Two")
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "read:\nread:\nend")
  }

  @Test func `a line that is too long is shortened, also when the window changes`() throws {
    let terminal = try program(["start=Fetching all of it", "line"], columns: 15)
    try terminal.wait(for: "ellipsis") { $0.lastWords == "Fetching al…" }
    terminal.resize(rows: 24, columns: 30)
    try terminal.wait(for: "all") { $0.lastWords == "Fetching all of it" }
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    expectRestored(terminal, screen: "read:")
  }
}
