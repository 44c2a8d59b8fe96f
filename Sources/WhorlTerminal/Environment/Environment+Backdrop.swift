/// What a terminal's own background is like.
public enum Backdrop: Hashable, Sendable {
  /// Bright text on a dark ground.
  case dark
  /// Dark text on a light ground.
  case light
}

extension Environment {
  /// What the background is like, as far as `COLORFGBG` tells: its last field is the background's
  /// number among the 16 colours. `nil` where nothing tells; no question is put to the terminal.
  public var backdrop: Backdrop? {
    guard let last = self["COLORFGBG"]?.split(separator: ";").last, let number = Int(last) else {
      return nil
    }
    switch number {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return nil
    }
  }
}
