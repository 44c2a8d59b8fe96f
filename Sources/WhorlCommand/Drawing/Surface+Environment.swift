import WhorlCore
import WhorlTerminal

extension Surface {
  /// The colours of the terminal, as far as the environment tells: dark if it does not.
  init(in environment: Environment) {
    switch environment.backdrop {
    case .light: self = .light
    case .dark, nil: self = .dark
    }
  }
}
