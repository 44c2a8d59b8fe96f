/// What surrounds the program: facts that are read once and then passed as a value.
///
/// All rules about what to show and how are functions of these facts, so they can be tried with any
/// facts.
public struct Environment: Hashable, Sendable {
  /// The environment variables.
  public var variables: [String: String]
  /// Whether the standard input is a terminal.
  public var isInputTerminal: Bool
  /// Whether the standard output is a terminal.
  public var isOutputTerminal: Bool
  /// Whether the standard error is a terminal.
  public var isErrorTerminal: Bool
  /// The size that the terminal reports; `nil` without a terminal or if it tells nothing.
  public var reportedSize: WindowSize?
  /// The terminal's entry in terminfo; `nil` where there is none, or where nobody asks for it.
  public var terminfo: Terminfo?

  /// Creates an environment from its facts; without any, that of a program that nothing surrounds.
  public init(
    variables: [String: String] = [:], isInputTerminal: Bool = false,
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    reportedSize: WindowSize? = nil, terminfo: Terminfo? = nil
  ) {
    self.variables = variables
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.reportedSize = reportedSize
    self.terminfo = terminfo
  }

  /// The value of a variable; `nil` where it is unset or empty, which means the same everywhere.
  public subscript(name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether a variable switches something on: set, not empty, and none of `0`, `false`, `no`,
  /// `off`.
  func isOn(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return !["0", "false", "no", "off"].contains(value.lowercased())
  }
}
