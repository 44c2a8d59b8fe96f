import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Swift's own crash handler asks questions on the terminal; it must not take a signal that comes
/// before the player's.
private let surroundings = ["TERM": "xterm", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]

/// The player on a terminal, alone or behind a shell script that calls it `"$0"`.
func played(
  _ arguments: [String], rows: Int = 24, columns: Int = 80, input: Redirection = .terminal,
  output: Redirection = .terminal, error: Redirection = .terminal,
  environment: [String: String] = [:]
) throws -> PseudoTerminal {
  try PseudoTerminal(
    try BuiltProduct.path(of: "PlayerFixture"), arguments,
    environment: surroundings.merging(environment) { $1 }, rows: rows,
    columns: columns, input: input, output: output, error: error)
}

func playedByShell(_ script: String, rows: Int = 24, columns: Int = 80) throws -> PseudoTerminal {
  try PseudoTerminal(
    "/bin/sh", ["-c", script, try BuiltProduct.path(of: "PlayerFixture")],
    environment: surroundings.merging(["PATH": "/usr/bin:/bin"]) { $1 }, rows: rows,
    columns: columns)
}

/// Expects that nothing but text is left of a program that has ended.
func expectRestored(
  _ terminal: PseudoTerminal, screen: String = "", _ comment: Comment? = nil,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(terminal.screenText == screen, comment, sourceLocation: location)
  #expect(terminal.isCursorVisible, comment, sourceLocation: location)
  #expect(!terminal.isAlternateScreen, comment, sourceLocation: location)
  #expect(!terminal.isMouseReported, comment, sourceLocation: location)
  #expect(terminal.modes == terminal.modesAtStart, comment, sourceLocation: location)
}
