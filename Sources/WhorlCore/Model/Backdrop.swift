/// What a terminal's own background is like.
public enum Backdrop: String, CaseIterable, Hashable, Sendable {
  /// Bright text on a dark ground.
  case dark
  /// Dark text on a light ground.
  case light
}
