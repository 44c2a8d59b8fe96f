import WhorlThemes

extension StudioState {
  /// Takes what was read from the folders. Of what cannot be read, what is `new` is told.
  mutating func takeThemes(
    _ files: [FoundTheme], problems: [FileError], new: [FileError]
  ) {
    let isFirst = library.themes.isEmpty
    let faulty = library.themes.filter { $0.fault != nil }.map(\.id)
    let news = library.take(
      files, unreadable: problems, open: editor?.id,
      held: editor?.entry == nil ? nil : editor?.id)
    self.problems = problems
    if isFirst { prepareAll() }
    news.forEach { note($0) }
    if let problem = new.first(where: { !isOfKnownTheme($0) }) {
      status = .error(problem.message)
    }
    let healed = faulty.first { library[$0]?.problem == nil && library[$0] != nil }
    if let text = words(for: news) {
      status = text
    } else if let healed, let theme = library[healed] {
      status = .note("the file of \(theme.name) is in order again")
    }
    chooseSomething()
    if let id = editor?.id, library[id] == nil { editor = nil }
  }

  private func isOfKnownTheme(_ problem: FileError) -> Bool {
    library.themes.contains { $0.origin.path == problem.path }
  }

  private mutating func note(_ news: FileNews) {
    switch news {
    case .appeared(let id), .gone(let id), .conflict(let id), .orphaned(let id), .faulty(let id):
      prepare(id)
    case .changed(let id, let before):
      noteTaken(id, insteadOf: before)
    }
  }

  /// Shows a theme that somebody else has changed. What was there before can be brought back where
  /// the user has worked on it.
  private mutating func noteTaken(_ id: String, insteadOf before: ThemeText) {
    prepare(id)
    if editor?.id == id { editor?.refused = [:] }
    guard let now = library[id]?.current, editor?.id == id || history.count(of: id) > 0 else {
      return
    }
    history.record(
      Change(
        id: id, deed: .edit(before: before, after: now),
        summary: Change.Summary(subject: "change on disk"), field: nil, time: self.now))
  }

  /// Forgets the changes of a theme for what somebody else has written; returns whether there is
  /// such a thing.
  @discardableResult
  mutating func takeTheirs(_ id: String) -> Bool {
    guard let before = library.takeTheirs(id) else { return false }
    noteTaken(id, insteadOf: before)
    status = .note("\(library[id]?.name ?? id) was changed on disk: reloaded")
    return true
  }

  /// Deals with what somebody else has written, as soon as the user is at a rest: takes it where
  /// there are no changes any more, asks where the theme is open.
  mutating func settleConflicts() {
    guard popups.isEmpty, editor?.entry == nil else { return }
    for theme in library.themes where theme.theirs != nil {
      if !theme.isDirty {
        takeTheirs(theme.id)
      } else if theme.id == editor?.id, !theme.isAsked {
        library.noteAsked(theme.id)
        ask(
          "\(theme.name) has changed on disk, and has changes here that are not saved.",
          [
            .init(letter: "t", text: "take theirs", consequence: .reload(id: theme.id)),
            .init(letter: "a", text: "save as", consequence: .saveAs(id: theme.id)),
            .init(letter: "k", text: "keep mine", consequence: .cancel),
          ])
        return
      }
    }
  }

  /// The most important thing that has happened, in words.
  private func words(for news: [FileNews]) -> Status? {
    func name(_ id: String) -> String { library[id]?.name ?? id }
    func named(_ ids: [String], _ what: String) -> String? {
      guard let first = ids.first else { return nil }
      return ids.count == 1
        ? "\(name(first)) \(what)" : "\(name(first)) and \(ids.count - 1) more: \(what)"
    }
    var appeared: [String] = []
    var changed: [String] = []
    var gone: [String] = []
    var urgent: Status?
    for item in news {
      switch item {
      case .appeared(let id): appeared.append(id)
      case .changed(let id, _): changed.append(id)
      case .gone(let id): gone.append(id)
      case .conflict(let id):
        urgent = .note("\(name(id)) was changed on disk; it has changes here too")
      case .orphaned(let id):
        urgent = .error("the file of \(name(id)) is gone; Ctrl+S writes it again")
      case .faulty(let id):
        let problem = library[id]?.problem ?? ""
        let isKept = library[id]?.current.document != nil
        urgent = .error("\(name(id))\(isKept ? " stays as it was" : ""): \(problem)")
      }
    }
    return urgent
      ?? (named(changed, "was changed on disk: reloaded") ?? named(appeared, "is new")
      ?? named(gone, "is gone: its file was deleted"))
      .map(Status.note)
  }
}
