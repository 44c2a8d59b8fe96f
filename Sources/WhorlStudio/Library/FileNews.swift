/// What has become of a theme's file without the studio's doing.
enum FileNews: Hashable, Sendable {
  /// There is a new one.
  case appeared(id: String)
  /// It holds something else now, which the studio has taken.
  case changed(id: String, before: ThemeText)
  /// It holds something else now, and the studio has changes of its own.
  case conflict(id: String)
  /// It does not hold a theme any more, or cannot be read.
  case faulty(id: String)
  /// It is gone, and the theme with it.
  case gone(id: String)
  /// It is gone; the theme stays, since it is open or has changes.
  case orphaned(id: String)
}
