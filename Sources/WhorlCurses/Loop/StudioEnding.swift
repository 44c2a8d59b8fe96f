public import WhorlTerminal

/// How the studio has ended; the terminal is as it was found.
public enum StudioEnding: Hashable, Sendable {
  /// The user has quit.
  case quit
  /// A signal came, of which the program should die now.
  case signal(FatalSignal)
  /// The terminal is gone.
  case closed
  /// The terminal cannot be drawn on, for a reason in words.
  case unusable(String)
}
