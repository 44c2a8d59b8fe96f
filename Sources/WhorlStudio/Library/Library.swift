/// All themes, each id once.
struct Library: Hashable, Sendable {
  /// The themes that files hold, and those that the studio has made: opened files, own ones,
  /// installed ones, built-in ones.
  private(set) var themes: [LibraryTheme] = []

  /// The theme with an id.
  subscript(id: String) -> LibraryTheme? {
    themes.first { $0.id == id }
  }

  /// The themes with changes that no file has.
  var dirty: [LibraryTheme] { themes.filter(\.isDirty) }

  /// Takes what the folders hold. Changes that are not saved stay, on top of it.
  mutating func take(_ files: [LibraryTheme]) {
    let unsaved = dirty
    themes = files
    for theme in unsaved {
      guard let place = place(of: theme.id), theme.saved != nil else {
        // No file has it, or not any more: all of it is a change.
        var orphan = theme
        orphan.origin = .unsaved
        orphan.saved = nil
        insert(orphan)
        continue
      }
      // What the file held when the changes began still is what they are changes of, so that a
      // save notices the difference.
      themes[place].current = theme.current
      themes[place].saved = theme.saved
    }
    sort()
  }

  /// Changes the text of a theme.
  mutating func edit(_ id: String, to text: ThemeText) {
    guard let place = place(of: id) else { return }
    themes[place].current = text
  }

  /// Notes that a file holds a text of a theme now.
  mutating func noteSaved(_ id: String, as text: ThemeText, path: String) {
    guard let place = place(of: id) else { return }
    themes[place].saved = text
    if themes[place].origin.savingPath == nil { themes[place].origin = .own(path: path) }
    sort()
  }

  /// Notes that no file holds a theme any more.
  mutating func noteLost(_ id: String) {
    guard let place = place(of: id) else { return }
    themes[place].saved = nil
    themes[place].origin = .unsaved
    sort()
  }

  /// Adds a theme, in place of one with the same id.
  mutating func insert(_ theme: LibraryTheme) {
    themes.removeAll { $0.id == theme.id }
    themes.append(theme)
    sort()
  }

  /// Takes a theme away. What it stood for shows when the folders are read again.
  mutating func remove(_ id: String) {
    themes.removeAll { $0.id == id }
  }

  /// An id that no theme has: this one, or with a number behind it.
  func freeID(_ id: String) -> String {
    let base = String(id.prefix(56))
    if self[base] == nil { return base }
    for number in 2...themes.count + 2 where self["\(base)-\(number)"] == nil {
      return "\(base)-\(number)"
    }
    return base
  }

  private func place(of id: String) -> Int? { themes.firstIndex { $0.id == id } }

  /// Groups the themes. Own ones are in the order of their ids; the others stay as they were found.
  private mutating func sort() {
    let opened = themes.filter { if case .file = $0.origin { true } else { false } }
    let own = themes.filter(\.origin.isOwn).sorted { $0.id < $1.id }
    let shared = themes.filter { if case .shared = $0.origin { true } else { false } }
    let builtIn = themes.filter { $0.origin == .builtIn }
    themes = opened + own + shared + builtIn
  }
}
