/// How a command that was run ended.
public enum RunEnding: Hashable, Sendable {
  /// By itself, with a status.
  case exited(Int32)
  /// By a signal.
  case killed(Int32)
  /// Its time was over.
  case timedOut
  /// It never began.
  case failed(StartFailure)
  /// The terminal was closed, and the command was hung up.
  case hungUp

  /// Whether it did what it was to do.
  public var isSuccess: Bool { self == .exited(0) }
}
