import WhorlCore

/// Something that was done to a theme, with what it takes to undo it.
struct Change: Hashable, Sendable {
  /// What was done.
  enum Deed: Hashable, Sendable {
    /// The text was changed.
    case edit(before: ThemeText, after: ThemeText)
    /// The theme was made in the studio.
    case create(LibraryTheme)
    /// The theme's file was deleted.
    case delete(LibraryTheme)
  }

  /// What the status line says of a change.
  struct Summary: Hashable, Sendable {
    /// What was changed.
    var subject: String
    /// What it was before, and what it is now; empty where there is nothing to show.
    var from = ""
    var to = ""
  }

  /// The theme's id.
  var id: String
  /// What was done.
  var deed: Deed
  /// What was done, in words.
  var summary: Summary
  /// The field that was edited; changes of one field close together are one.
  var field: FieldID?
  /// When it was done.
  var time: Time

  /// About how many bytes it takes to keep this.
  var size: Int {
    switch deed {
    case .edit(let before, let after): before.bytes.count + after.bytes.count
    case .create(let theme), .delete(let theme): theme.current.bytes.count
    }
  }

  /// Whether everything is as before.
  var isNothing: Bool {
    guard case .edit(let before, let after) = deed else { return false }
    return before == after
  }

  /// This change and one that followed it, as one.
  func joined(with next: Change) -> Change? {
    guard id == next.id, let field, field == next.field, next.time - time < History.pause,
      case .edit(let before, _) = deed, case .edit(_, let after) = next.deed
    else { return nil }
    var joined = next
    joined.deed = .edit(before: before, after: after)
    joined.summary.from = summary.from
    return joined
  }
}
