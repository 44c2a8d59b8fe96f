import WhorlCore

/// What previews are shown on.
enum Backdrop: Hashable, Sendable, CaseIterable {
  /// The terminal's own background.
  case terminal
  case black
  case white

  /// The next one in turn.
  var next: Backdrop {
    switch self {
    case .terminal: .black
    case .black: .white
    case .white: .terminal
    }
  }

  /// The name in the status line.
  var name: String {
    switch self {
    case .terminal: "the terminal's"
    case .black: "black"
    case .white: "white"
    }
  }

  /// The colours that reserved names stand for on it.
  func surface(of terminal: Surface) -> Surface {
    switch self {
    case .terminal: terminal
    case .black: .dark
    case .white: .light
    }
  }

  /// The colour to paint behind a picture; `nil` for none.
  var color: Color? {
    switch self {
    case .terminal: nil
    case .black: .black
    case .white: .white
    }
  }
}
