import Testing
import WhorlTestSupport

/// zsh completes on a terminal only, so these tests type.
@Suite(.enabled(if: Shell.zsh != nil, "needs zsh"))
struct ZshCompletionTests {
  let home = Home()

  @Test func `zsh completes`() throws {
    _ = try home.completion(for: "zsh", to: "functions/_whorl")
    let zsh = try PseudoTerminal(
      Shell.zsh ?? "", ["-f", "-i"], environment: home.shellEnvironment(), rows: 40,
      columns: 100, directory: home.folder.path)
    zsh.send(
      "PS1='$ '; fpath=(~/functions $fpath); autoload -Uz compinit; compinit -u -D; print ready\r")
    try zsh.waitFor("\nready\n$")
    for trial in CompletionTrial.table {
      let line = trial.testDescription
      // With several to choose from, zsh lists them; one is put in.
      let completed = trial.offered.count == 1 ? trial.offered[0] : "dot-"
      let start = trial.words.dropLast().joined(separator: " ")
      zsh.send(line + "\t")
      try zsh.waitFor("$ \(start) \(completed)")
      // Ctrl-U takes the line away, Ctrl-L what is above it.
      zsh.send("\u{15}\u{0C}")
      try zsh.wait(for: "an empty prompt") { $0.rowTexts == ["$"] }
    }
    zsh.send("exit\r")
    #expect(try zsh.waitForEnd() == .exit(0))
  }

  @Test func `a script that is sourced takes effect too`() throws {
    let path = try home.completion(for: "zsh", to: "whorl.zsh")
    let zsh = try PseudoTerminal(
      Shell.zsh ?? "", ["-f", "-i"], environment: home.shellEnvironment(), rows: 40,
      columns: 100, directory: home.folder.path)
    zsh.send("PS1='$ '; autoload -Uz compinit; compinit -u -D; source '\(path)'; print ready\r")
    try zsh.waitFor("\nready\n$")
    zsh.send("whorl set drp-arc lineCap=ro\t")
    try zsh.waitFor("lineCap=round")
    zsh.send("\u{15}exit\r")
    #expect(try zsh.waitForEnd() == .exit(0))
  }
}
