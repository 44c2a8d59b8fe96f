/// The shape of a stroke's ends.
public enum LineCap: String, CaseIterable, Sendable {
  /// Cut off square at the end.
  case butt
  /// A half disc beyond the end.
  case round
  /// Half a square beyond the end.
  case square
}
