import Testing
import WhorlTestSupport

/// What the functions that `init` prints leave behind where something comes in between.
struct ShellInterruptionTests {
  let home = Home()

  private func functions(for shell: String) throws -> [String: String] {
    let functions = try home.whorl("init", shell)
    #expect(functions.end == .exit(0))
    home.folder.write(functions.output, to: "functions")
    let product = try BuiltProduct.path(of: "whorl")
    let folder = product.split(separator: "/").dropLast().joined(separator: "/")
    return home.environment([
      "TERM": "xterm-256color", "PATH": "/\(folder):/usr/bin:/bin", "TMPDIR": home.folder.path,
      "PS1": "> ",
    ])
  }

  /// A shell that somebody types at, with the functions read.
  private func interactive(_ shell: String) throws -> PseudoTerminal {
    let arguments = [
      "bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i"], "fish": ["-i"],
    ]
    let terminal = try PseudoTerminal(
      "/usr/bin/env", [shell] + (arguments[shell] ?? []), environment: functions(for: shell),
      directory: home.folder.path)
    let reading = ["fish": "function fish_prompt; printf '> '; end; source"]
    type("\(reading[shell] ?? ".") ./functions; echo re''ady", to: terminal)
    try terminal.waitFor("ready")
    try terminal.wait(for: "the prompt", until: isPrompted)
    return terminal
  }

  private func type(_ line: String, to terminal: PseudoTerminal) { terminal.send(line + "\r") }

  private func isPrompted(_ terminal: PseudoTerminal) -> Bool {
    terminal.rowText(terminal.cursor.row) == ">"
  }

  private func interrupt(_ terminal: PseudoTerminal) throws {
    terminal.send("\u{3}")
    try terminal.wait(for: "the prompt", until: isPrompted)
  }

  /// A script behind the functions, run by a shell that ends at once after it.
  private func script(_ shell: String, _ text: String) throws -> PseudoTerminal {
    let environment = try functions(for: shell)
    home.folder.write(". ./functions\n" + text, to: "script")
    return try PseudoTerminal(
      "/bin/bash", ["-c", "\(shell) script; echo \"status $?\""], environment: environment,
      directory: home.folder.path)
  }

  static let shells = ["bash", "zsh", "fish"]

  @Test(arguments: shells)
  func `the key that interrupts leaves the shell its streams and its jobs`(shell: String) throws {
    let terminal = try interactive(shell)
    for number in 1...2 {
      type(
        "whorl_spin --delay 0 --title Work -- sh -c ': >begun\(number); exec sleep 60'",
        to: terminal)
      try terminal.wait(for: "the command") {
        $0.isSpinning && home.folder.text(of: "begun\(number)") != nil
      }
      try interrupt(terminal)
      type("echo he''re \(number); echo er''ror \(number) >&2", to: terminal)
      try terminal.waitFor("here \(number)")
      try terminal.waitFor("error \(number)")
    }
    let question =
      shell == "fish"
      ? "status is-interactive-job-control; and echo jo''bs" : "case $- in *m*) echo jo''bs;; esac"
    type(question, to: terminal)
    try terminal.waitFor("jobs")
    try terminal.waitQuietly(for: "the cursor") { $0.isCursorVisible }
    type("exit 3", to: terminal)
    #expect(try terminal.waitForEnd() == .exit(3))
  }

  @Test(arguments: ["bash", "zsh"])
  func `an interrupted block leaves the shell its streams and its traps`(shell: String) throws {
    let terminal = try interactive(shell)
    type("trap 'echo \"my tr''ap\"' INT", to: terminal)
    type(
      "whorl_begin --delay 0 --show-output; sh -c 'echo in\"\"side; sleep 60'; whorl_end",
      to: terminal)
    try terminal.wait(for: "the command") { $0.isSpinning && $0.screenText.contains("inside") }
    try interrupt(terminal)
    try terminal.waitFor("my trap")
    type("echo he''re; trap", to: terminal)
    try terminal.waitFor("here")
    try terminal.wait(for: "the trap") { $0.screenText.contains("INT\n") }
    #expect(!terminal.screenText.contains("__whorl"))
    type("exit", to: terminal)
    _ = try terminal.waitForEnd()
  }

  @Test(arguments: ["bash", "zsh"])
  func `after the key that stops, the one that interrupts does`(shell: String) throws {
    let terminal = try interactive(shell)
    type("whorl_spin --delay 0 --title Work -- sh -c ': >begun; exec sleep 60'", to: terminal)
    try terminal.wait(for: "the command") {
      $0.isSpinning && home.folder.text(of: "begun") != nil
    }
    terminal.send("\u{1A}")
    terminal.pass(.milliseconds(100))
    try interrupt(terminal)
    type("echo he''re", to: terminal)
    try terminal.waitFor("here")
    type("exit", to: terminal)
    _ = try terminal.waitForEnd()
  }

  @Test(arguments: ["bash", "zsh"], ["return 5", "exit 5", "false; return 4"])
  func `a script that ends within the function has its output, its line and its status`(
    shell: String, ending: String
  ) throws {
    let status = ending.hasSuffix("5") ? 5 : 1
    let terminal = try script(
      shell,
      """
      set -eu
      work() { echo out; \(ending); }
      whorl_spin --delay 0 -- work
      echo never
      """)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["out", "✗ work: status \(status)", "status \(status)"])
  }

  @Test func `the script's own end comes after that of the spinner, with its status`() throws {
    let terminal = try script(
      "bash",
      """
      trap 'echo "over $?"' EXIT
      (whorl_spin --delay 0 -- true)
      whorl_spin --delay 0 -- exit 5
      """)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["✓ true", "✗ exit: status 5", "over 5", "status 5"])
  }

  @Test(arguments: ["bash", "zsh"])
  func `a trap that the function sets stays`(shell: String) throws {
    let terminal = try script(
      shell,
      """
      work() { trap 'echo mine' INT; }
      whorl_spin -- work; kill -INT $$; echo after
      """)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["mine", "after", "status 0"])
  }
}
