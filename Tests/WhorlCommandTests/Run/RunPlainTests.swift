import Testing
import WhorlTestSupport

/// What `run` says where nothing may move.
struct RunPlainTests {
  let home = Home()

  @Test func `a log has a line for the start and one for the end of each step`() throws {
    let result = try home.batch(
      #"""
      for step in one two three; do "$W" run --delay 10ms --title "$step" -- sleep 0.3; done
      """#)
    #expect(
      result
        == Finished(
          error: Array(
            "one…\none: done\ntwo…\ntwo: done\nthree…\nthree: done\n".utf8), end: .exit(0)))
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": ""], ["CI": "true"], ["ACCESSIBLE": "1"],
  ])
  func `where nothing may move there are words, and no control sequence`(
    variables: [String: String]
  ) throws {
    let terminal = try home.terminal(
      "run", "--delay", "10ms", "--title", "Building", "--", "sh", "-c", "sleep 0.3; exit 3",
      environment: variables)
    #expect(try terminal.waitForEnd() == .exit(3))
    #expect(terminal.text == "Building…\r\nBuilding: failed, status 3\r\n")
  }

  @Test(arguments: ["--accessible", "--no-animation"])
  func `the same where an option asks for it`(option: String) throws {
    let terminal = try home.terminal(
      "run", option, "--delay", "10ms", "--title", "Building", "--", "sleep", "0.3")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.text == "Building…\r\nBuilding: done\r\n")
  }

  @Test(arguments: ["0", ""]) func `an accessible mode that is off is off`(value: String) throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "sleep", "0.3", environment: ["ACCESSIBLE": value])
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `with less motion a sign stands still and the time goes on`() throws {
    let terminal = try home.terminal(
      "run", "--reduced-motion", "--delay", "0", "--title", "Building", "--", "sleep", "2.2")
    try terminal.waitFor("Building 1s")
    let picture = terminal.cell(row: 0, column: 0)
    try terminal.waitFor("Building 2s")
    #expect(terminal.cell(row: 0, column: 0) == picture)
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `without a picture there are the words`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--title", "Building", "--", "sleep", "0.5",
      environment: ["WHORL_SPINNER": "off"])
    try terminal.waitFor("Building")
    #expect(terminal.rowTexts == ["Building"])
    #expect(!terminal.isCursorVisible)
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
