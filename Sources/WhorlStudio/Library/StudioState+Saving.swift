import WhorlCore
import WhorlThemes

extension StudioState {
  /// Saves a theme among the user's own.
  mutating func save(_ id: String) -> [Effect] {
    guard let theme = library[id] else { return [] }
    guard theme.isDirty else {
      status = .note("\(theme.name) has no changes")
      return []
    }
    let isThere = theme.origin.savingPath != nil
    return save(
      theme, expecting: (isThere ? theme.saved : nil).map { .bytes($0.bytes) } ?? .nothing)
  }

  /// Saves a theme over whatever its file holds.
  mutating func overwrite(_ id: String) -> [Effect] {
    library[id].map { save($0, expecting: .anything) } ?? []
  }

  private mutating func save(
    _ theme: LibraryTheme, expecting expectation: FileStore.Expectation
  ) -> [Effect] {
    guard let path = theme.origin.savingPath ?? host.ownPath(of: theme.id) else {
      status = .error("no folder for themes is known: neither HOME nor XDG_CONFIG_HOME is set")
      return []
    }
    return [
      .save(
        Save(id: theme.id, bytes: theme.current.bytes, path: path, expectation: expectation))
    ]
  }

  /// Takes note of what came of saving.
  mutating func noteSaved(_ save: Save, error: FileError?) -> [Effect] {
    guard let error else {
      library.noteSaved(save.id, as: ThemeText(bytes: save.bytes), path: save.path)
      prepare(save.id)
      if !save.isUndo { status = .success("saved \(save.path)") }
      return isQuitting && library.dirty.isEmpty ? [.quit] : []
    }
    isQuitting = false
    if save.isUndo { library.noteLost(save.id) }
    let overwrite = Question.Answer(
      letter: "o", text: "overwrite", consequence: .overwrite(id: save.id))
    let reload = Question.Answer(letter: "r", text: "reload", consequence: .reload(id: save.id))
    let saveAs = Question.Answer(letter: "a", text: "save as", consequence: .saveAs(id: save.id))
    let cancel = Question.Answer(letter: "c", text: "cancel", consequence: .cancel)
    switch error {
    case .changedMeanwhile:
      library.noteAsked(save.id)
      ask(
        "\(save.path) has changed on disk since it was read.",
        [overwrite, reload, saveAs, cancel])
      return [.readThemes]
    case .exists:
      ask("\(save.path) exists already.", [overwrite, saveAs, cancel])
    case .system, .notAFile, .tooLong, .danglingLink, .silentPipe:
      status = .error(error.message)
    }
    return []
  }

  /// Forgets the changes of a theme, and takes what its file holds.
  mutating func reload(_ id: String) -> [Effect] {
    if takeTheirs(id) { return [] }
    guard let theme = library[id], let saved = theme.saved else { return [] }
    if theme.isDirty {
      history.record(
        Change(
          id: id, deed: .edit(before: theme.current, after: saved),
          summary: Change.Summary(subject: "reload"), field: nil, time: now))
      setText(of: id, to: saved)
    }
    return [.readThemes]
  }

  /// Writes a theme under another id, as a theme of its own.
  mutating func save(_ id: String, as newID: String) -> [Effect] {
    guard newID != id else { return save(id) }
    guard insertCopy(of: id, as: newID, summary: "save as \(newID)") else { return [] }
    // The changes live on in the copy.
    takeTheirs(id)
    return save(newID)
  }

  /// Ends, after a question if something would be lost.
  mutating func quit() -> [Effect] {
    let dirty = library.dirty
    guard !dirty.isEmpty, !isDemonstrating else { return [.quit] }
    let names = dirty.map(\.id).joined(separator: ", ")
    ask(
      dirty.count == 1 ? "\(names) is not saved." : "Not saved: \(names).",
      [
        .init(letter: "s", text: "save", consequence: .saveAndQuit),
        .init(letter: "d", text: "discard", consequence: .quit),
        .init(letter: "c", text: "cancel", consequence: .cancel),
      ])
    return []
  }

  /// Saves all that is not saved, and ends when that is done.
  mutating func saveAndQuit() -> [Effect] {
    let effects = library.dirty.flatMap { save($0.id) }
    isQuitting = true
    return effects
  }
}
