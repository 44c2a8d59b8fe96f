/// Why a program cannot have the whole terminal.
public enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input and standard error are not the same terminal, or it cannot move its cursor.
  case noTerminal
  /// The program has a screen that is still open.
  case taken

  /// The error as one line.
  public var message: String {
    switch self {
    case .noTerminal:
      "a screen needs a terminal that can move its cursor, as standard input and standard error"
    case .taken: "the program has a screen that is still open"
    }
  }

  /// The same as ``message``.
  public var description: String { message }
}
