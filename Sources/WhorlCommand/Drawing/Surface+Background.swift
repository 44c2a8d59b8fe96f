import WhorlCore
import WhorlTerminal

extension Surface {
  /// The colours of a terminal with such a background.
  init(_ background: Decision.Background) {
    switch background.backdrop {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
