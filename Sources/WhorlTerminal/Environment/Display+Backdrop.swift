internal import WhorlCore

extension Display {
  /// What the background is like: what `COLORFGBG` tells, then the settings; dark if neither does.
  ///
  /// The last field of `COLORFGBG` is the background's number among the 16 colours. No question is
  /// put to the terminal.
  public var background: Decision.Background {
    if let backdrop = Self.backdrop(environment["COLORFGBG"]) {
      return Decision.Background(backdrop: backdrop, basis: basis(of: "COLORFGBG"))
    }
    if let backdrop = settings.backdrop {
      return Decision.Background(backdrop: backdrop, basis: .setting("background"))
    }
    return Decision.Background(backdrop: .dark, basis: .usual)
  }

  private static func backdrop(_ value: String?) -> Backdrop? {
    guard let last = value?.split(separator: ";").last, let number = Int(last) else { return nil }
    switch number {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return nil
    }
  }
}
