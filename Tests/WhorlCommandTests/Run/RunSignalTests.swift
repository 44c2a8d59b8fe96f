import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals and keys while a command runs.
struct RunSignalTests {
  let home = Home()

  private func expectClean(
    _ terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(!terminal.isSpinning, sourceLocation: location)
    #expect(terminal.isCursorVisible, sourceLocation: location)
    #expect(terminal.modes == terminal.modesAtStart, sourceLocation: location)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the command, then us`(signal: Int32) throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "sh", "-c", "echo $$ >\(home.folder.path)/pid; exec sleep 60")
    try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    #expect(!home.isRunning("pid"))
    expectClean(terminal)
    #expect(terminal.screenText == "")
  }

  @Test func `at any moment a signal leaves nothing behind`() throws {
    for round in 0..<25 {
      let terminal = try home.terminal("run", "--delay", "0", "--", "sleep", "60")
      terminal.pass(.milliseconds(round * 4))
      terminal.signal(SIGINT)
      #expect(try terminal.waitForEnd() == .signal(SIGINT))
      expectClean(terminal)
      #expect(terminal.bytes.isEmpty || terminal.text.hasSuffix("\u{1B}[?25h"))
    }
  }

  @Test func `the key that interrupts ends the command and the script`() throws {
    let terminal = try home.script(
      """
      for n in 1 2 3; do "$W" run --delay 0 --title "step $n" -- sleep 60; done; echo never
      """)
    try terminal.waitFor("step 1")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    #expect(terminal.screenText == "^C" || terminal.screenText == "")
    expectClean(terminal)
  }

  @Test func `the key reaches a command whose output goes elsewhere`() throws {
    let terminal = try home.script(
      #"exec "$W" run --delay 0 -- sh -c 'trap "" PIPE; echo $$ >pid; exec sleep 60' >log"#)
    try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    #expect(!home.isRunning("pid"))
    expectClean(terminal)
  }

  @Test func `a command that answers the interruption itself is waited for`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "sh", "-c",
      "trap 'sleep 0.2; exit 9' INT; echo $$ >\(home.folder.path)/pid; while :; do sleep 0.05; done"
    )
    try terminal.wait(for: "the command's trap") { $0.isSpinning && home.isRunning("pid") }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(9))
    expectClean(terminal)
  }

  @Test func `who asks again has the command killed`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "sh", "-c",
      "trap '' INT TERM; echo $$ >\(home.folder.path)/pid; while :; do sleep 0.05; done")
    try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
    terminal.signal(SIGINT)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
    #expect(!home.isRunning("pid"))
    expectClean(terminal)
  }

  @Test func `a captured command gets the signal that we get`() throws {
    let terminal = try home.script(
      #"""
      out=$(echo $BASHPID >us; exec "$W" run --delay 0 -- sh -c 'trap "sleep 0.2; echo caught; exit 5" TERM
      echo $$ >pid; while :; do sleep 0.05; done'); echo "status $? $out"
      """#)
    try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
    kill(try #require(home.process("us")), SIGTERM)
    try terminal.waitFor("status 5 caught")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!home.isRunning("pid"))
  }

  @Test func `signals that mean something to the command only are passed on`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "bash", "-c",
      "trap 'exit 8' USR1; echo $$ >\(home.folder.path)/pid; while :; do sleep 0.05; done")
    try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
    terminal.signal(SIGUSR1)
    #expect(try terminal.waitForEnd() == .exit(8))
    expectClean(terminal)
  }

  @Test func `in a job that is stopped the command is too, and goes on with it`() throws {
    let terminal = try home.script(
      #"""
      set -m
      "$W" run --delay 0 -- sh -c 'echo $$ >pid; exec sleep 60'
      echo stopped; stty -a
      until [ "$(cut -d" " -f3 /proc/$(cat pid)/stat)" = T ]; do sleep 0.02; done
      echo T; read line
      fg
      """#)
    try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
    terminal.send("\u{1A}")
    try terminal.waitFor("\nT")
    #expect(terminal.screenText.contains("stopped") && terminal.screenText.contains(" echo "))
    #expect(!terminal.isSpinning)
    #expect(terminal.isCursorVisible)
    terminal.resize(rows: 30, columns: 100)
    terminal.send("\r")
    try terminal.wait(for: "a picture again") { $0.isSpinning && !$0.isCursorVisible }
    terminal.send("\u{3}")
    // bash ends with a status of its own, where dash dies.
    #expect(try terminal.waitForEnd() == .exit(128 + SIGINT))
    #expect(!home.isRunning("pid"))
    #expect(!terminal.isSpinning)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `in the background nothing is drawn over the shell`() throws {
    let terminal = try home.script(
      #"""
      set -m; "$W" run --delay 0 -- sh -c 'while ! test -e end; do sleep 0.05; done' & echo started
      read line; stty -a; fg >/dev/null; echo "status $?"
      """#)
    try terminal.waitFor("started")
    terminal.pass(.milliseconds(300))
    #expect(terminal.screenText == "started")
    terminal.send("\r")
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(terminal.screenText.contains(" echo "))
    home.folder.write("", to: "end")
    try terminal.waitFor("status 0")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a terminal that is closed takes the command with it, even if hanging up is ignored`()
    throws
  {
    for trap in ["", "trap '' HUP; "] {
      let terminal = try home.script(
        trap + #"exec "$W" run --delay 0 -- sh -c 'echo $$ >pid; exec sleep 60'"#)
      try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
      terminal.hangUp()
      #expect(try terminal.waitForEnd() == .signal(SIGHUP))
      #expect(!home.isRunning("pid"))
    }
  }

  @Test func `who kills us kills the command's terminal`() throws {
    let terminal = try home.script(
      #"exec "$W" run --delay 0 -- sh -c 'echo $$ >pid; exec sleep 60'"#)
    try terminal.wait(for: "the command") { $0.isSpinning && home.isRunning("pid") }
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
    let gone = try home.batch("while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done")
    #expect(gone.end == .exit(0))
  }

  @Test func `who kills us without a terminal ends the command`() throws {
    let result = try home.batch(
      #"""
      "$W" run -- sh -c 'echo $$ >pid; exec sleep 60' & while ! test -s pid; do sleep 0.02; done
      kill -9 $!; while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done; echo gone
      """#)
    #expect(result.outputText == "gone\n")
  }

  @Test func `a terminal that takes nothing does not keep signals away`() throws {
    let terminal = try home.terminal("run", "--delay", "0", "--", "sleep", "60")
    try terminal.wait(for: "a picture") { $0.isSpinning }
    terminal.send("\u{13}")
    terminal.pass(.milliseconds(50))
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `a flood of output keeps neither pictures nor signals away`() throws {
    let terminal = try home.terminal("run", "--delay", "0", "--", "yes")
    try terminal.wait(for: "a second") { $0.screenText.contains("yes 1s") }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    expectClean(terminal)
  }
}
