public import WhorlCore

extension Surface {
  /// The colours of a terminal with such a background.
  public init(_ background: Decision.Background) {
    switch background.backdrop {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
