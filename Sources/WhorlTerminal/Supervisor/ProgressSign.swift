/// The terminal's own sign that something is going on.
enum ProgressSign {
  /// Whether the terminal is known to understand OSC 9;4, and to take it for nothing else.
  ///
  /// Others show it as a notification, so they are not asked. What runs inside a multiplexer cannot
  /// know what is outside.
  static func isUnderstood(in environment: Environment) -> Bool {
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return false }
    if environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON" { return true }
    switch environment["TERM_PROGRAM"] {
    case "ghostty", "WezTerm": return true
    default: break
    }
    if environment["TERM"] == "xterm-ghostty" { return true }
    // VTE 0.79 was the first.
    return environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 7900 } ?? false
  }
}
