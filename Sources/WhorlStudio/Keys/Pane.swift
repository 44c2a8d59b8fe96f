/// A part of the studio that has keys of its own.
enum Pane: Hashable, Sendable, CaseIterable {
  /// The list of themes.
  case gallery
  /// The form.
  case editor
  /// A line of text: the search, a field that is typed into, a name that is asked for.
  case line
  /// The list of keys.
  case help
  /// A question with a few answers.
  case question

  /// The name that the list of keys has as its title.
  var title: String {
    switch self {
    case .gallery: "gallery"
    case .editor: "editor"
    case .line: "text"
    case .help: "help"
    case .question: "question"
    }
  }
}
