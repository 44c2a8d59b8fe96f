import Testing
import WhorlTestSupport

/// Keys for programs that take them from the terminal that their standard error is.
struct RunKeysTests {
  let home = Home()

  @Test func `what reads from standard error is given what is typed`() throws {
    let terminal = try home.script(
      #""$W" run --delay 0 -- sh -c 'printf "name: " >&2; read x <&2; test "$x" = ok'; echo "status $?""#
    )
    try terminal.wait(for: "the question alone") { $0.screenText == "name:" }
    terminal.send("ok\r")
    try terminal.waitFor("status 0")
    #expect(terminal.rowText(0) == "name: ok")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test(arguments: ["-- less", "--show-output -- less", "--show-output -- more"])
  func `a pager shows its first page, goes on and ends with its keys`(pager: String) throws {
    home.folder.write((1...100).map { "line \($0)\n" }.joined(), to: "text")
    let terminal = try home.script(#""$W" run --delay 0 \#(pager) text; echo "status $?""#)
    try terminal.wait(for: "the first page") {
      $0.rowTexts.prefix(23) == (1...23).map { "line \($0)" }[...] && $0.isCursorVisible
    }
    terminal.send(" ")
    try terminal.waitFor("line 46")
    terminal.send("q")
    try terminal.waitFor("status 0")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
    #expect(!terminal.isAlternateScreen)
  }

  @Test(arguments: [
    #"sh -c 'printf "name: " >/dev/tty; read x </dev/tty; test "$x" = ok'"#,
    #"bash -c 'read -p "name: " x; test "$x" = ok'"#,
  ])
  func `a question inside two spinners can be read and answered`(question: String) throws {
    let terminal = try home.script(
      #""$W" run --delay 0 -- "$W" run -- \#(question); echo "status $?""#)
    try terminal.wait(for: "the question alone") { $0.screenText == "name:" }
    terminal.send("ok\r")
    try terminal.waitFor("status 0")
    #expect(terminal.rowText(0) == "name: ok")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `where only one stream comes to us, a shell has control of its jobs`() throws {
    let terminal = try home.script(
      #"x=$("$W" run --delay 0 -- bash --norc -ic 'set -o | grep monitor'); echo "$x""#)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.text.contains("monitor        \ton"))
  }

  @Test func `where both streams are shown at once, a shell has control of its jobs`() throws {
    let terminal = try home.script(
      #""$W" run --show-output -- bash --norc -ic 'exec bash --norc -ic "set -o | grep monitor"'"#)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.text.contains("monitor        \ton"))
  }

  @Test func `the end of the input can be typed before the command reads`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 --show-output -- sh -c 'while ! test -e typed; do sleep 0.05; done; wc -c'
      echo "status $?"
      """#)
    try terminal.wait(for: "a picture") { $0.isSpinning }
    terminal.send("four\r\u{4}")
    home.folder.write("", to: "typed")
    try terminal.waitFor("status 0")
    #expect(terminal.rowTexts.contains("5"))
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `who stops at a question is asked again in the foreground`() throws {
    let terminal = try home.script(
      #"""
      set -m; "$W" run --delay 0 -- bash -c 'read -p "name: " x; test "$x" = bob'
      echo stopped; read line; fg >/dev/null; echo "status $?"
      """#)
    try terminal.wait(for: "the question alone") { $0.screenText == "name:" }
    terminal.send("\u{1A}")
    try terminal.waitFor("stopped")
    terminal.send("\r")
    try terminal.waitQuietly(for: "the command to read") { $0.modes?.isCanonical == false }
    terminal.send("bob\r")
    try terminal.waitFor("status 0")
    #expect(!terminal.isSpinning)
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
