import Testing
import WhorlTestSupport

@Suite struct IndicatorPlainTests {
  @Test(arguments: [
    ("succeed", "Building: done"), ("succeed=Built", "Built"), ("fail", "Building: failed"),
    ("fail=No disk", "No disk"), ("info=3 files", "3 files"),
  ])
  func `without a terminal there is a line at the start and one at the end`(
    step: String, last: String
  ) throws {
    let finished = try programWithoutTerminal(["start=Building", "print=data", "start", step])
    #expect(
      finished
        == Finished(
          output: Array("data\n".utf8), error: Array("Building…\n\(last)\n".utf8), end: .exit(0)))
  }

  @Test func `stopping without a result says nothing`() throws {
    let finished = try programWithoutTerminal(["start=A\u{1B}B", "state", "stop", "state"])
    #expect(finished.errorText == "A␛B…\n")
    #expect(finished.outputText == "animating: true\nanimating: false\n")
  }

  @Test(arguments: ["CI": "true", "TERM": "dumb", "ACCESSIBLE": "1"].map { [$0.key: $0.value] })
  func `where nothing may move, words come without any control sequence`(
    environment: [String: String]
  ) throws {
    let terminal = try program(["start", "succeed=Built"], environment: environment)
    #expect(try terminal.waitForEnd() == .exit(0))
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(text == "Loading…\r\nBuilt\r\n")
  }

  @Test func `NO_COLOR takes the colours and leaves the motion`() throws {
    let terminal = try program(
      ["start=Working", "line", "succeed"], environment: ["NO_COLOR": "1"])
    try terminal.waitFor("Working")
    #expect(terminal.cell(row: 0, column: 0).foreground == .standard)
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[3"))
    expectRestored(terminal, screen: "read:\n✓ Working")
  }

  @Test func `outside of UTF-8 there are only ASCII characters`() throws {
    let terminal = try program(["start=Working", "succeed"], environment: ["LANG": "C"])
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
    expectRestored(terminal, screen: "+ Working")
  }
}
