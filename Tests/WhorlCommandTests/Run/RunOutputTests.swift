import Testing
import WhorlTestSupport

/// When the output of a command is shown on a terminal, and how.
struct RunOutputTests {
  let home = Home()

  private static let talk = """
    for n in 1 2 3; do echo "out $n"; echo "err $n" >&2; done; exit
    """

  @Test(arguments: [[], ["--show-error"]])
  func `output is shown when the command fails, and only then`(options: [String]) throws {
    for status in [0, 1] {
      let terminal = try PseudoTerminal(
        BuiltProduct.path(of: "whorl"),
        ["run"] + options + ["--", "sh", "-c", "\(Self.talk) \(status)"],
        environment: home.environment(["TERM": "xterm"]))
      #expect(try terminal.waitForEnd() == .exit(Int32(status)))
      let lines = (1...3).map { "out \($0)" } + (1...3).map { "err \($0)" }
      #expect(terminal.rowTexts == (status == 0 ? [] : lines))
    }
  }

  @Test func `output for failures is kept back from a pipe too`() throws {
    let command = #""$W" run --show-error -- sh -c 'echo noise; echo more >&2; exit "$1"' sh "#
    #expect(try home.batch(command + "0") == Finished(end: .exit(0)))
    #expect(
      try home.batch(command + "1")
        == Finished(output: Array("noise\n".utf8), error: Array("more\n".utf8), end: .exit(1)))
  }

  @Test func `lines are shown above the moving one, once and in order`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --show-output -- sh -c 'for n in 1 2 3 4 5; do echo "line $n"; sleep 0.1; done
      while ! test -e end; do sleep 0.05; done'
      """#)
    try terminal.wait(for: "all lines above the picture") { terminal in
      terminal.rowTexts.count == 6
        && terminal.rowTexts.prefix(5) == (1...5).map { "line \($0)" }[...]
        && terminal.rowText(5).hasSuffix(" sh")
    }
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.prefix(5) == (1...5).map { "line \($0)" }[...])
    #expect(terminal.rowTexts.count == 6)
  }

  @Test func `no frame breaks off a picture that the command sends in pieces`() throws {
    let picture = "\u{1B}]1337;File=inline=1:" + String(repeating: "A", count: 200_000) + "\u{7}"
    home.folder.write("start\n\(picture)\nafter\n", to: "pic")
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --show-output -- sh -c 'head -c 150000 pic
      while ! test -e go; do sleep 0.05; done; tail -c +150001 pic; while ! test -e end; do sleep 0.05; done'
      """#)
    try terminal.wait(for: "half of the picture") { $0.bytes.count > 100_000 }
    terminal.pass(.milliseconds(300))
    home.folder.write("", to: "go")
    try terminal.wait(for: "the line after it") { $0.screenText.contains("after") && $0.isSpinning }
    #expect(terminal.text.contains(picture))
    #expect(terminal.rowTexts.prefix(3) == ["start", "", "after"])
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a sequence without its end does not keep pictures away for ever`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --show-output -- sh -c 'printf "start\n\033]52;c;AAAA\n"
      while ! test -e end; do sleep 0.05; done'
      """#)
    try terminal.wait(for: "a picture") { $0.text.contains("\u{18}\u{1B}\\") && $0.isSpinning }
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.first == "start")
  }

  @Test func `a long line is wrapped by the terminal and is all there`() throws {
    let terminal = try home.script(
      #""$W" run --delay 0 --show-output -- sh -c 'printf "%0300d\n" 7; sleep 0.3'"#)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.prefix(4).joined() == String(repeating: "0", count: 299) + "7")
    #expect(terminal.rowTexts.count == 5)
  }

  @Test func `a terminal that takes nothing for a while loses nothing`() throws {
    let terminal = try home.script(
      #"echo ready; read line; "$W" run --show-output -- seq 1 20000"#)
    try terminal.waitFor("ready")
    terminal.send("\r\u{13}")
    terminal.pass(.milliseconds(600))
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.lineNumbers == Array(1...20000))
  }

  @Test func `one stream can be shown alone`() throws {
    let terminal = try home.terminal(
      "run", "--show-stderr", "--", "sh", "-c", "echo out; echo err >&2")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["err"])
    let other = try home.terminal(
      "run", "--show-stdout", "--", "sh", "-c", "echo out; echo err >&2; exit 1")
    #expect(try other.waitForEnd() == .exit(1))
    #expect(other.rowTexts == ["out", "err"])
  }

  @Test func `the tail is the last lines of each stream`() throws {
    let terminal = try home.terminal(
      "run", "--tail", "2", "--", "sh", "-c", "seq 1 100; seq 201 300 >&2; exit 1")
    #expect(try terminal.waitForEnd() == .exit(1))
    #expect(terminal.rowTexts == ["99", "100", "299", "300"])
  }

  @Test func `of much output the last megabyte is kept, and it is said how much there was`() throws
  {
    let terminal = try home.terminal(
      "run", "--", "sh", "-c", "head -c 3000000 /dev/zero | tr '\\0' x; echo; echo end; exit 1")
    #expect(try terminal.waitForEnd() == .exit(1))
    let lost = 3_000_000 + "\r\nend\r\n".utf8.count - (1 << 20)
    #expect(terminal.text.hasPrefix("… \(lost) bytes earlier\r\nxxx"))
    #expect(terminal.text.hasSuffix("xxx\r\nend\r\n"))
    #expect(terminal.text.filter { $0 == "x" }.count == (1 << 20) - "\r\nend\r\n".utf8.count)
  }

  @Test(arguments: [("true", 0 as Int32), ("false", 1)])
  func `quiet means that nothing of ours is written`(command: String, status: Int32) throws {
    let result = try home.whorl("run", "--quiet", "--delay", "0", "--", command)
    #expect(result == Finished(end: .exit(status)))
    let terminal = try home.terminal(
      "run", "--quiet", "--delay", "0", "--", "sh", "-c", "sleep 0.3; \(command)")
    #expect(try terminal.waitForEnd() == .exit(status))
    #expect(terminal.bytes == [])
    #expect(try home.whorl("--quiet", "run", "--delay", "0", "--", command) == result)
    #expect(try home.whorl("run", "--quiet", "--", "nosuch-command").errorText != "")
  }

  @Test func `the title can be the last line`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --title-from last -- sh -c 'printf "\033[31mfirst\033[m\nsecond  \n\n"
      while ! test -e end; do sleep 0.05; done'
      """#)
    try terminal.waitFor(" second")
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `the title can be what matches an expression`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --title-from '/^\[([0-9]+\/[0-9]+)\]/' -- sh -c 'echo "[3/12] this"; echo other >&2
      while ! test -e end; do sleep 0.05; done'
      """#)
    try terminal.waitFor(" 3/12")
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `the title can be what the command writes to a descriptor`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --title-from fd:3 -- sh -c 'echo one >&3; echo two >&3; exec 3>&-
      while ! test -e end; do sleep 0.05; done'
      """#)
    try terminal.waitFor(" two")
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
