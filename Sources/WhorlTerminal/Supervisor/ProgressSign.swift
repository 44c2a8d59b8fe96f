/// The terminal's own sign that something is going on.
enum ProgressSign {
  /// The share that a title tells, in percent: its last number with a percent sign; `nil` for none.
  static func percent(in title: String) -> Int? {
    var found: Int?
    var digits = ""
    for character in title {
      if character == "%", let number = Int(digits), number <= 100 { found = number }
      if "0"..."9" ~= character {
        digits.append(character)
      } else {
        digits = ""
      }
    }
    return found
  }

  /// What shows a share in percent; `nil` for that there is no telling.
  static func sequence(_ percent: Int?) -> String {
    percent.map { "\u{1B}]9;4;1;\($0)\u{1B}\\" } ?? TerminalFeature.progress.entry
  }

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
