import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct PseudoTerminalTests {
  let path = ["PATH": "/usr/bin:/bin"]

  func shell(
    _ script: String, rows: Int = 24, columns: Int = 80, input: Redirection = .terminal,
    output: Redirection = .terminal, error: Redirection = .terminal
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh", ["-c", script], environment: path, rows: rows, columns: columns, input: input,
      output: output, error: error)
  }

  @Test func `cells have glyphs, widths, colours and attributes`() throws {
    let terminal = try shell(#"printf '\033[1;38;2;1;2;3;7mA\033[0m中b\033[?25l'"#)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screenText == "A中b")
    let first = terminal.cell(row: 0, column: 0)
    #expect(first.foreground == .rgb(0x010203))
    #expect(first.background == .standard)
    #expect(first.isBold && first.isReversed)
    #expect(terminal.cell(row: 0, column: 1).width == 2)
    #expect(terminal.cell(row: 0, column: 2).glyph == "")
    #expect(terminal.cursor == (row: 0, column: 4))
    #expect(!terminal.isCursorVisible)
  }

  @Test func `the terminal controls the program and its size can change`() throws {
    let terminal = try shell(
      "trap 'stty size </dev/tty; exit 3' WINCH; tty; echo ready; while :; do sleep 0.05; done",
      rows: 10, columns: 40)
    try terminal.waitFor("ready")
    #expect(!terminal.screenText.contains("not a tty"))
    terminal.resize(rows: 12, columns: 33)
    #expect(try terminal.waitForEnd() == .exit(3))
    #expect(terminal.screenText.contains("12 33"))
  }

  @Test func `keys arrive, and modes are seen to change`() throws {
    let terminal = try shell("stty -echo; echo go; read word; echo got $word; read rest")
    try terminal.waitFor("go")
    #expect(terminal.modes?.isEchoing == false)
    #expect(terminal.modes != terminal.modesAtStart)
    terminal.send("hello\r")
    try terminal.waitFor("got hello")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
  }

  @Test func `answers of the terminal go back to the program`() throws {
    let terminal = try shell(
      #"stty raw -echo; printf '\r\nab\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -c"#)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screenText.contains("033   [   2   ;   3   R"))
  }

  @Test func `streams go where they are redirected`() throws {
    let terminal = try shell(
      "cat; echo error >&2; echo direct >/dev/tty", input: .pipe, output: .pipe, error: .null)
    terminal.write(toInput: "given", thenEnd: true)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.output == Array("given".utf8))
    #expect(terminal.screenText == "direct")
  }

  @Test func `a stop is seen and undone`() throws {
    let terminal = try shell("echo ready; read line; exit 4")
    try terminal.waitFor("ready")
    terminal.signal(SIGSTOP)
    try terminal.waitForStop()
    terminal.signal(SIGCONT)
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(4))
  }

  @Test func `closing the terminal hangs the program up`() throws {
    let terminal = try shell("echo ready; read line")
    try terminal.waitFor("ready")
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .signal(SIGHUP))
  }

  @Test func `a wait in vain says what was seen`() throws {
    let terminal = try shell("echo this")
    let error = #expect(throws: TestFailure.self) { try terminal.waitFor("that") }
    #expect(error?.description == "no \"that\" in time; seen:\nthis")
  }

  @Test func `a program without a terminal leaves its bytes and its end`() throws {
    let finished = try run(
      "/bin/sh", ["-c", "cat; echo $NAME >&2; tty; exit 7"], environment: ["NAME": "value"],
      input: Array("bytes ".utf8))
    #expect(finished.outputText == "bytes not a tty\n")
    #expect(finished.errorText == "value\n")
    #expect(finished.end == .exit(7))
  }

  @Test func `much input and output pass at once`() throws {
    let bytes = [UInt8](repeating: 65, count: 1_000_000)
    #expect(try run("/bin/cat", input: bytes).output == bytes)
  }
}
