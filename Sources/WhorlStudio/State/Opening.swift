/// What the studio begins with.
public enum Opening: Hashable, Sendable {
  /// A theme in the editor, by its id.
  case theme(String)
  /// The life of an ancestor, and nothing else.
  case demo(Ancestor)
}
