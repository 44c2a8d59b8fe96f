extension Environment {
  /// Whether `TERM` names a terminal that understands no control sequences, or none at all.
  public var isTerminalDumb: Bool {
    guard let term = self["TERM"] else { return true }
    return term == "dumb" || term == "unknown"
  }
}
