/// The form over a theme.
struct Editor: Hashable, Sendable {
  /// The theme's id.
  let id: String
  /// The field that keys act on; `nil` for the first one.
  var focus: FieldID?
  /// The first row that is shown.
  var scroll = 0
  /// The value that is being typed; `nil` while none is.
  var entry: FieldEntry?
  /// What was typed into fields and would not do.
  var refused: [FieldID: Refusal] = [:]

  /// Opens the form over a theme.
  init(id: String) {
    self.id = id
  }
}

/// A value while it is being typed.
struct FieldEntry: Hashable, Sendable {
  /// The field.
  var field: FieldID
  /// What was typed so far.
  var line: LineEditor
  /// The theme without it.
  var before: ThemeText
  /// Why it will not do as it is; `nil` while it will.
  var problem: String?
}

/// A value that was typed and would not do.
struct Refusal: Hashable, Sendable {
  /// What was typed.
  var text: String
  /// Why it would not do.
  var problem: String
}
