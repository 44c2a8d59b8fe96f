/// Whether pictures may move on standard error, and why not.
public enum Motion: Hashable, Sendable {
  /// They may: standard error is a terminal with a person before it.
  case animated
  /// They may not: words take their place, a line each, without any control sequence.
  case plain(Reason)

  /// Why nothing may move.
  public enum Reason: Hashable, Sendable {
    /// The user said so on the command line.
    case asked
    /// Standard error is no terminal.
    case noTerminal
    /// `TERM` is unset, `dumb` or `unknown`: the terminal cannot move its cursor.
    case dumbTerminal
    /// `ACCESSIBLE` asks for words.
    case accessible
    /// `TTY_COMPATIBLE=0` or `TTY_INTERACTIVE=0` says that nobody can use control sequences.
    case declaredPlain
    /// `CI` is set: a log is read later.
    case continuousIntegration
  }
}

extension Environment {
  /// Whether pictures may move on standard error.
  ///
  /// A terminal that can move its cursor is needed in any case. `FORCE_COLOR` has no say: colour
  /// and motion are different things. `TTY_INTERACTIVE=1` overrules `CI`.
  ///
  /// - Parameter isForbidden: whether the user asked for no animation.
  public func motion(isForbidden: Bool = false) -> Motion {
    if isForbidden { return .plain(.asked) }
    if !isErrorTerminal { return .plain(.noTerminal) }
    if isTerminalDumb { return .plain(.dumbTerminal) }
    if isOn("ACCESSIBLE") { return .plain(.accessible) }
    if self["TTY_COMPATIBLE"] == "0" || self["TTY_INTERACTIVE"] == "0" {
      return .plain(.declaredPlain)
    }
    if self["CI"] != nil && self["TTY_INTERACTIVE"] != "1" {
      return .plain(.continuousIntegration)
    }
    return .animated
  }

  /// Whether `TERM` names a terminal that understands no control sequences.
  public var isTerminalDumb: Bool {
    guard let term = self["TERM"] else { return true }
    return term == "dumb" || term == "unknown"
  }

  /// Whether `WHORL_REDUCED_MOTION` asks for less motion.
  public var prefersReducedMotion: Bool { isOn("WHORL_REDUCED_MOTION") }
}
