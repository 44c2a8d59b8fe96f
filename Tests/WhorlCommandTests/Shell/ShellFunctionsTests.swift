import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The functions that `init` prints, in each shell.
struct ShellFunctionsTests {
  let home = Home()

  /// A script in a shell on a terminal, after what `init` prints for it.
  private func script(_ shell: String, _ text: String) throws -> PseudoTerminal {
    let functions = try home.whorl("init", shell)
    #expect(functions.end == .exit(0))
    home.folder.write(functions.output, to: "functions")
    home.folder.write("\(shell == "fish" ? "source" : ".") ./functions\n" + text, to: "script")
    let product = try BuiltProduct.path(of: "whorl")
    let folder = product.split(separator: "/").dropLast().joined(separator: "/")
    return try PseudoTerminal(
      "/usr/bin/env", [shell, "script"],
      environment: home.environment([
        "TERM": "xterm-256color", "PATH": "/\(folder):/usr/bin:/bin", "TMPDIR": home.folder.path,
      ]), directory: home.folder.path)
  }

  private func expectClean(
    _ terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(terminal.isCursorVisible, sourceLocation: location)
    #expect(!terminal.isSpinning, sourceLocation: location)
    #expect(terminal.modes == terminal.modesAtStart, sourceLocation: location)
    // The pipes are taken away once the spinner has gone.
    let rest = try home.batch("while ls -d whorl.* >/dev/null 2>&1; do sleep 0.05; done")
    #expect(rest.end == .exit(0), sourceLocation: location)
  }

  @Test(arguments: ["bash", "zsh"])
  func `a function runs in the shell itself, behind a picture`(shell: String) throws {
    let terminal = try script(
      shell,
      """
      value=1
      work() { value=2; echo "out $1"; echo err >&2; while ! test -e end; do sleep 0.05; done; return $2; }
      whorl_spin --delay 0 -- work well 0; echo "status $? value $value"
      whorl_spin --delay 0 --title Bad -- work badly 5; echo "status $?"
      """)
    try terminal.wait(for: "a picture") { $0.isSpinning && $0.rowText(0).hasSuffix(" work") }
    home.folder.write("", to: "end")
    try terminal.waitFor("status 5")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(
      terminal.rowTexts == [
        "✓ work", "status 0 value 2", "out badly", "err", "✗ Bad: status 5", "status 5",
      ])
    try expectClean(terminal)
  }

  @Test func `in fish a function does too`() throws {
    let terminal = try script(
      "fish",
      """
      set -g value 1
      function work
        set -g value 2; echo "out $argv[1]"; while not test -e end; sleep 0.05; end; return $argv[2]
      end
      whorl_spin --delay 0 -- work badly 5; echo "status $status value $value"
      """)
    try terminal.wait(for: "a picture") { $0.isSpinning }
    home.folder.write("", to: "end")
    try terminal.waitFor("status 5 value 2")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["out badly", "✗ work: status 5", "status 5 value 2"])
    try expectClean(terminal)
  }

  @Test(arguments: ["bash", "zsh"])
  func `a block can be spun around, and what it leaves behind does not hold it up`(shell: String)
    throws
  {
    let terminal = try script(
      shell,
      """
      whorl_begin --delay 0 --title Block --show-output
      echo inside; sleep 60 & echo $! >pid; while ! test -e end; do sleep 0.05; done
      whorl_end 3; echo "status $?"; kill $(cat pid)
      """)
    try terminal.wait(for: "the line and the picture") {
      $0.rowText(0) == "inside" && $0.isSpinning && $0.rowText(1).hasSuffix(" Block")
    }
    home.folder.write("", to: "end")
    try terminal.waitFor("status 3")
    _ = try terminal.waitForEnd()
    #expect(terminal.rowTexts == ["inside", "✗ Block: status 3", "status 3"])
    try expectClean(terminal)
  }

  @Test(arguments: ["bash", "zsh"])
  func `a spinner that cannot be does not keep the function from running`(shell: String) throws {
    let terminal = try script(
      shell, "work() { echo done; return 4; }\nwhorl_spin -s nosuch -- work; echo \"status $?\"")
    try terminal.waitFor("status 4")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.dropFirst() == ["done", "status 4"])
    try expectClean(terminal)
  }

  @Test(arguments: ["bash", "zsh"])
  func `a script that is killed leaves the terminal as it was`(shell: String) throws {
    home.folder.write(
      "work() { sleep 60 & echo $! >sleeper; wait; }; echo $$ >pid; whorl_spin --delay 0 -- work",
      to: "inner")
    let terminal = try script(shell, "\(shell) -c '. ./functions; . ./inner'; echo over; read line")
    try terminal.wait(for: "the function") { $0.isSpinning && home.isRunning("sleeper") }
    kill(try #require(home.process("pid")), SIGKILL)
    try terminal.waitFor("over")
    try terminal.wait(for: "the cursor") { $0.isCursorVisible && !$0.isSpinning }
    // What the function had started held the pipes all the time.
    kill(try #require(home.process("sleeper")), SIGKILL)
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == .exit(0))
    try expectClean(terminal)
  }

  @Test(arguments: ["bash", "zsh"])
  func `the key that interrupts ends the spinner and the script`(shell: String) throws {
    let terminal = try script(
      shell,
      """
      work() { : >begun; while :; do sleep 0.05; done; }
      whorl_spin --delay 0 -- work; echo never
      """)
    try terminal.wait(for: "the function") {
      $0.isSpinning && home.folder.text(of: "begun") != nil
    }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() != .exit(0))
    #expect(!terminal.screenText.contains("never"))
    try terminal.waitQuietly(for: "the cursor") { $0.isCursorVisible }
    try expectClean(terminal)
  }

  @Test func `an unknown shell is wrong usage`() throws {
    #expect(try home.whorl("init", "tcsh").end == .exit(2))
  }
}
