/// What fills the terminal, with the data that belongs to it.
enum Screen: Hashable, Sendable {
  /// The list of themes.
  case gallery(Gallery)
  /// The form over a theme; Esc goes back to the list as it was.
  case editor(Editor, over: Gallery)
  /// The life of a theme's presentation; Esc goes back to where it was opened from.
  case stage(HUDStage, from: Editor?, over: Gallery)
}

/// What lies over the screen.
enum Popup: Hashable, Sendable {
  /// A question with a few answers.
  case question(Question)
  /// A line of text that is asked for.
  case prompt(Prompt)
  /// The list of keys, or of what can be done.
  case commands(CommandList)
}
