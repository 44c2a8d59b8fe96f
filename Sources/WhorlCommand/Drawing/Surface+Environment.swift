import WhorlCore
import WhorlTerminal

extension Surface {
  /// Black on white, with the accent and the rail of a light terminal.
  static let light = Surface(
    foreground: .black, background: .white, accent: Color(red: 0x00, green: 0x5F, blue: 0xCC),
    rail: Color(red: 0xBB, green: 0xBB, blue: 0xBB))

  /// The colours of the terminal, as far as the environment tells: dark if it does not.
  init(in environment: Environment) {
    switch environment.backdrop {
    case .light: self = .light
    case .dark, nil: self = .dark
    }
  }
}
