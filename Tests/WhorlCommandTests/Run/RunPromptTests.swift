import Testing
import WhorlTestSupport

/// The line steps aside while the command talks to somebody.
struct RunPromptTests {
  let home = Home()

  private static let prompt = """
    printf 'name: ' >/dev/tty; read x </dev/tty; touch answered; while ! test -e end; do sleep 0.05
    done; test "$x" = ok
    """

  @Test func `a question can be read and answered, and the picture comes back`() throws {
    home.folder.write(Self.prompt, to: "ask")
    let terminal = try home.script(#""$W" run --delay 0 -- sh ask"#)
    try terminal.wait(for: "the question alone") {
      $0.screenText == "name:" && $0.isCursorVisible && $0.cursor == (row: 0, column: 6)
    }
    terminal.send("ok")
    try terminal.waitFor("name: ok")
    terminal.send("\r")
    try terminal.wait(for: "the picture below") { $0.isSpinning && !$0.isCursorVisible }
    #expect(terminal.rowText(0) == "name: ok")
    home.folder.write("", to: "end")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `a password is not shown`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 -- bash -c 'read -sp "Password: " x </dev/tty; echo; test "$x" = secret'
      echo "status $?"
      """#)
    try terminal.wait(for: "the question") { $0.screenText == "Password:" && $0.isCursorVisible }
    terminal.send("secret\r")
    try terminal.waitFor("status 0")
    #expect(!terminal.text.contains("secret"))
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `at a question the key that interrupts works`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "bash", "-c", "read -sp 'Password: ' x </dev/tty")
    try terminal.waitFor("Password:")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(2))
    #expect(terminal.modes == terminal.modesAtStart)
    #expect(terminal.isCursorVisible)
  }

  @Test func `a command that reads is given all that is typed, and the end`() throws {
    let terminal = try home.script(#""$W" run --delay 0 --show-output -- cat; echo "status $?""#)
    try terminal.waitQuietly(for: "the command to read") { $0.modes?.isCanonical == false }
    terminal.send("one\r")
    try terminal.wait(for: "the line twice") { $0.rowTexts == ["one", "one"] }
    terminal.send("\u{4}")
    try terminal.waitFor("status 0")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `keys that nobody waits for are the shell's`() throws {
    let terminal = try home.script(
      #""$W" run --delay 0 -- sh -c 'while ! test -e end; do sleep 0.05; done'; read x; echo "got $x""#
    )
    try terminal.wait(for: "a picture") { $0.isSpinning }
    terminal.send("early\r")
    let before = terminal.bytes.count
    try terminal.wait(for: "more pictures") { $0.bytes.count > before + 100 }
    home.folder.write("", to: "end")
    try terminal.waitFor("got early")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a job that reads in the background stops, and can be answered in the foreground`()
    throws
  {
    let terminal = try home.script(
      #"""
      set -m; "$W" run --delay 0 -- sh -c 'read x; echo "got $x" >got' &
      while ! jobs -s | grep -q run; do sleep 0.05; done; echo stopped; read line; fg >/dev/null; cat got
      """#)
    try terminal.waitFor("stopped")
    #expect(!terminal.isSpinning)
    terminal.send("\r")
    try terminal.waitQuietly(for: "the command to read") { $0.modes?.isCanonical == false }
    terminal.send("this\r")
    try terminal.waitFor("got this")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `a command without a terminal of its own can use the one that controls us`() throws {
    let terminal = try home.script(
      #"""
      "$W" run -- sh -c 'echo "name:" >/dev/tty; read x </dev/tty; echo "got $x"' >out 2>err </dev/null
      read y; cat out; echo "read $y"
      """#)
    try terminal.waitFor("name:")
    terminal.send("this\rthat\r")
    try terminal.waitFor("read that")
    #expect(terminal.screenText.contains("got this"))
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a program for the whole screen has it to itself`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 -- bash -c 'stty raw -echo; printf "\e[?1049hfull"; head -c 1 >key; printf "\e[?1049l"; stty sane'
      echo "status $? $(od -An -tx1 key)"
      """#)
    try terminal.wait(for: "the other screen") { $0.isAlternateScreen && $0.screenText == "full" }
    terminal.send("\u{3}")
    try terminal.waitFor("status 0  03")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }
}
