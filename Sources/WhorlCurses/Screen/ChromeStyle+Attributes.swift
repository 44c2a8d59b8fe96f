import CNcurses
import WhorlStudio

extension ChromeStyle {
  /// How a meaning looks: attributes that every terminal has, and a colour of the user's palette
  /// that may be missing.
  var attributes: (bits: UInt32, color: Int32) {
    switch self {
    case .normal: (0, -1)
    case .faint: (whorl_dim, -1)
    case .strong: (whorl_bold, -1)
    case .title: (whorl_bold, 6)
    case .focus: (whorl_reverse, -1)
    case .key: (whorl_bold, 3)
    case .error: (whorl_bold, 1)
    case .warning: (0, 3)
    case .success: (0, 2)
    }
  }
}
