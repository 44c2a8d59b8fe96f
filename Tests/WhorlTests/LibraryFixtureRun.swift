import Testing
import WhorlTestSupport

/// What the program sees; Swift's own crash handler must not take a signal first.
private let surroundings = [
  "TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "HOME": "/nowhere",
]

/// A program that does some steps with the library, on a terminal.
func program(
  _ steps: [String], rows: Int = 24, columns: Int = 60, input: Redirection = .terminal,
  output: Redirection = .terminal, error: Redirection = .terminal,
  environment: [String: String] = [:]
) throws -> PseudoTerminal {
  try PseudoTerminal(
    try BuiltProduct.path(of: "LibraryFixture"), steps,
    environment: surroundings.merging(environment) { $1 }, rows: rows, columns: columns,
    input: input, output: output, error: error)
}

/// The same without a terminal, to its end.
func programWithoutTerminal(
  _ steps: [String], environment: [String: String] = [:]
) throws -> Finished {
  try run(
    try BuiltProduct.path(of: "LibraryFixture"), steps,
    environment: surroundings.merging(environment) { $1 })
}

/// Expects that nothing but text is left of a program that has ended.
func expectRestored(
  _ terminal: PseudoTerminal, screen: String, at location: SourceLocation = #_sourceLocation
) {
  #expect(terminal.screenText == screen, sourceLocation: location)
  #expect(terminal.isCursorVisible, sourceLocation: location)
  #expect(!terminal.isAlternateScreen, sourceLocation: location)
  #expect(!terminal.isMouseReported, sourceLocation: location)
  #expect(terminal.modes == terminal.modesAtStart, sourceLocation: location)
}

extension PseudoTerminal {
  /// The last row that is not blank, without the picture before its words.
  var lastWords: String {
    let row = rowTexts.last ?? ""
    return String(row.drop { $0 != " " }.dropFirst())
  }
}
