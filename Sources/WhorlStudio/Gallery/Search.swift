import WhorlCore

/// What the list of themes is narrowed down to: words, `#tag`, `form:ring`, `★` or `+`; all must fit.
struct Search: Hashable, Sendable {
  /// What was typed.
  let text: String
  private let terms: [Term]

  private enum Term: Hashable, Sendable {
    case word(String)
    case tag(String)
    case form(String)
    case starred
  }

  /// Reads a search.
  init(_ text: String) {
    self.text = text
    terms = text.lowercased().split(separator: " ").map { word in
      if word == "★" || word == "+" { return .starred }
      if word.hasPrefix("#") { return .tag(String(word.dropFirst())) }
      if word.hasPrefix("form:") { return .form(String(word.dropFirst(5))) }
      return .word(String(word))
    }
  }

  /// Whether every theme fits.
  var isEmpty: Bool { terms.isEmpty }

  /// Whether a theme fits. A theme that cannot be read is found by its id only.
  func finds(id: String, theme: Theme?, isStarred: Bool = false) -> Bool {
    terms.allSatisfy { term in
      switch term {
      case .word(let word):
        id.holds(word) || theme?.title.lowercased().holds(word) ?? false
          || theme?.tags.contains { $0.holds(word) } ?? false
      case .starred: isStarred
      case .tag(let tag): theme?.tags.contains { $0.hasPrefix(tag) } ?? false
      case .form(let form): theme?.spinner.form.rawValue.hasPrefix(form) ?? false
      }
    }
  }
}

extension String {
  /// Whether a word stands anywhere in the text.
  ///
  /// The library's own search for it would bring a whole engine of regular expressions into the
  /// program, a megabyte that every start has to find its way around.
  fileprivate func holds(_ word: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(word) }
  }
}
