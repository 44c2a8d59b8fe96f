/// How a program is going to use a terminal: all that has to be undone afterwards.
public struct TerminalUse: Hashable, Sendable {
  /// What happens to the settings of the line discipline.
  public enum Input: Hashable, Sendable {
    /// Nothing.
    case untouched
    /// Typed characters do not appear; they wait for whoever reads next, and Ctrl-C works.
    case silent
    /// Typed keys are read as they come and do not appear; Ctrl-C works.
    case keys
    /// What is typed is for another program, and so is what it writes: neither is changed. Whether
    /// Ctrl-C and its kin send signals is for that program to say.
    case relayed(sendsSignals: Bool)
    /// Somebody else changes them (ncurses); they are restored as they were found.
    case recorded
  }

  /// What happens to the settings of the line discipline.
  public var input: Input
  /// What is switched on, in this order, and off in the reverse order.
  public var features: [TerminalFeature]
  /// Whether somebody else (ncurses) switches the features on, and off in an orderly end; they are
  /// then switched off from here only in a disorderly one.
  public var isDrawnByOthers: Bool

  /// Creates a use.
  public init(input: Input, features: [TerminalFeature], isDrawnByOthers: Bool = false) {
    self.input = input
    self.features = features
    self.isDrawnByOthers = isDrawnByOthers
  }
}
