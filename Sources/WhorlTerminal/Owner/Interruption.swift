/// What a signal asks for.
public enum Interruption: Hashable, Sendable {
  /// To restore the terminal and die of the signal.
  case end(FatalSignal)
  /// To restore the terminal and stop, until somebody continues the program (SIGTSTP, Ctrl-Z).
  case stop
  /// To draw everything again: the program was stopped and something else was on the terminal
  /// (SIGCONT).
  case continuation
  /// To measure the window again (SIGWINCH).
  case resize
  /// To ask what has become of a child (SIGCHLD); only where somebody asked to be told.
  case child
  /// To be passed on to a child (SIGUSR1, SIGUSR2); only where somebody asked to be told.
  case message(Int32)
}
