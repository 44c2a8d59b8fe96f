/// Which way something turns.
public enum RotationDirection: String, CaseIterable, Sendable {
  /// As a clock does.
  case clockwise
  /// The other way; everything is mirrored left to right.
  case counterClockwise
}
