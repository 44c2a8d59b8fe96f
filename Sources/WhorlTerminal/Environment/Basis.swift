/// What a decision about the display rests on: the first rule that said anything.
public enum Basis: Hashable, Sendable {
  /// An option of the command line, as it was given.
  case option(String)
  /// A variable of the environment that is set.
  case variable(String, value: String)
  /// None of some variables is set.
  case unset([String])
  /// A key of the settings.
  case setting(String)
  /// What a stream is connected to.
  case stream(Stream, isTerminal: Bool)
  /// The number of colours that the terminal's entry in terminfo has.
  case terminfo(colors: Int)
  /// What the terminal reports of itself.
  case report
  /// The terminal reports fewer columns than anything can be drawn in.
  case tooNarrow(columns: Int)
  /// Nothing says anything, so what is usual holds.
  case usual

  /// One of the three streams of a program.
  public enum Stream: String, Hashable, Sendable {
    /// What is read.
    case input = "standard input"
    /// Where data goes.
    case output = "standard output"
    /// Where animation and messages go.
    case error = "standard error"
  }
}
