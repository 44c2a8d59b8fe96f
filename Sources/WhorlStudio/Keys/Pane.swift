/// A part of the studio that has keys of its own.
enum Pane: Hashable, Sendable, CaseIterable {
  /// The list of themes.
  case gallery
  /// The form.
  case editor
  /// The life of a theme's presentation.
  case stage
  /// A line of text: the search, a field that is typed into, a name that is asked for.
  case line
  /// The list of keys, or of what can be done, with a line that narrows it down.
  case commands
  /// A question with a few answers.
  case question

  /// The name that the list of keys has as its title.
  var title: String {
    switch self {
    case .gallery: "gallery"
    case .editor: "editor"
    case .stage: "stage"
    case .line: "text"
    case .commands: "commands"
    case .question: "question"
    }
  }

  /// Whether keys that type something type it here.
  var takesText: Bool {
    switch self {
    case .line, .commands: true
    case .gallery, .editor, .stage, .question: false
    }
  }
}
