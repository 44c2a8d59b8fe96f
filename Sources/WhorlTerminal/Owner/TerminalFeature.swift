/// Something that a program switches on in a terminal and has to switch off again.
public enum TerminalFeature: Hashable, Sendable {
  /// The cursor is not shown.
  case hiddenCursor
  /// The screen before stays untouched behind another one.
  case alternateScreen
  /// Presses, releases, drags and the wheel of the mouse are reported.
  case mouse
  /// Pasted text is marked as such.
  case bracketedPaste
  /// The terminal's own sign that something is going on, in its tab or the task bar.
  case progress

  /// The sequence that switches it on: DEC private modes, as xterm documents them, and ConEmu's
  /// OSC 9;4.
  var entry: String {
    switch self {
    case .hiddenCursor: "\u{1B}[?25l"
    case .alternateScreen: "\u{1B}[?1049h"
    case .mouse: "\u{1B}[?1002h\u{1B}[?1006h"
    case .bracketedPaste: "\u{1B}[?2004h"
    case .progress: "\u{1B}]9;4;3\u{1B}\\"
    }
  }

  /// The sequence that switches it off, in the reverse order of `entry`.
  var exit: String {
    switch self {
    case .hiddenCursor: "\u{1B}[?25h"
    case .alternateScreen: "\u{1B}[?1049l"
    // Any of the tracking modes may be on, if somebody else switched them.
    case .mouse: "\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
    case .bracketedPaste: "\u{1B}[?2004l"
    case .progress: "\u{1B}]9;4;0\u{1B}\\"
    }
  }
}
