/// What a piece of the studio's own text is; the screen gives each meaning its attributes.
///
/// No meaning is carried by colour alone: focus is in reverse, errors begin with `!`, unsaved
/// themes with `*`.
public enum ChromeStyle: Hashable, Sendable, CaseIterable {
  /// Plain text.
  case normal
  /// Text that matters less: borders, units, ranges.
  case faint
  /// Text that matters more.
  case strong
  /// The name of a pane or a group.
  case title
  /// What the next key acts on.
  case focus
  /// A key that can be pressed or clicked.
  case key
  /// Something that went wrong.
  case error
  /// Something worth a look.
  case warning
  /// Something that went well.
  case success
}
