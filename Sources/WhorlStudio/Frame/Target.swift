/// What a click acts on.
enum Target: Hashable, Sendable {
  /// The key that stands there.
  case action(Action)
  /// A theme of the list.
  case theme(String)
  /// A field of the form.
  case field(FieldID)
  /// An answer to the question.
  case answer(Int)
  /// A line of the list of commands.
  case command(Int)
  /// The stage.
  case stage
  /// Something that takes the click and does nothing with it.
  case nothing
}
