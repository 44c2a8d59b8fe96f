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

  /// Puts other themes in the place of all of them.
  mutating func replaceAll(with themes: [LibraryTheme]) {
    self.themes = themes
    sort()
  }

  /// Takes what somebody else has written, in place of changes. Returns what was there before.
  mutating func takeTheirs(_ id: String) -> ThemeText? {
    guard let place = place(of: id), let theirs = themes[place].theirs else { return nil }
    let before = themes[place].current
    themes[place].saved = theirs
    themes[place].current = theirs
    themes[place].theirs = nil
    themes[place].isAsked = false
    return before
  }

  /// Notes that the user was asked about what somebody else has written.
  mutating func noteAsked(_ id: String) {
    guard let place = place(of: id) else { return }
    themes[place].isAsked = true
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
    themes[place].fault = nil
    themes[place].theirs = nil
    themes[place].isAsked = false
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
