import CNcurses
import WhorlStudio

extension ChromeStyle {
  /// How a meaning looks: attributes that every terminal has, and a colour of the user's palette
  /// that may be missing.
  ///
  /// Only red and magenta of the usual palettes can be read on black and on white alike
  /// (a contrast of 3:1, WCAG 2.2, 1.4.11), and nobody knows for sure which of them is there.
  var attributes: (bits: UInt32, color: Int32) {
    switch self {
    case .normal: (0, -1)
    case .faint: (whorl_dim, -1)
    case .strong: (whorl_bold, -1)
    case .title: (whorl_bold, -1)
    case .focus: (whorl_reverse, -1)
    case .key: (whorl_bold, 5)
    case .error: (whorl_bold, 1)
    case .warning: (0, 5)
    case .success: (whorl_bold, -1)
    }
  }
}
