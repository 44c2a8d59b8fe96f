/// What a standard stream of a child process is connected to.
public enum Redirection: Hashable, Sendable {
  /// The terminal that the child controls.
  case terminal
  /// `/dev/null`.
  case null
  /// A pipe, whose other end the test holds.
  case pipe
  /// A file at this path: read from its start, or emptied and written.
  case file(String)
  /// Nothing: the descriptor is closed.
  case closed
}
