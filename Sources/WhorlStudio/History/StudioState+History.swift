import WhorlThemes

extension StudioState {
  /// The theme whose changes are undone: the one that is edited, else any.
  var historyScope: String? { stage == nil ? editor?.id : subject }

  /// Undoes the newest change, and says what it was.
  mutating func undo() -> [Effect] {
    guard let change = history.undo(of: historyScope) else {
      status = .note("nothing to undo")
      return []
    }
    status = .note("undid \(words(for: change))")
    switch change.deed {
    case .edit(let before, _): return restore(change.id, to: before)
    case .create(let theme): return takeAway(theme)
    case .delete(let theme): return putBack(theme)
    }
  }

  /// Does again what was undone last, and says what it was.
  mutating func redo() -> [Effect] {
    guard let change = history.redo(of: historyScope) else {
      status = .note("nothing to redo")
      return []
    }
    status = .note("redid \(words(for: change))")
    switch change.deed {
    case .edit(_, let after): return restore(change.id, to: after)
    case .create(let theme): return putBack(theme)
    case .delete(let theme): return deleteAgain(theme)
    }
  }

  private func words(for change: Change) -> String {
    let summary = change.summary
    var text = editor == nil && summary.to != "" ? "\(change.id): " : ""
    text += summary.subject
    if !summary.from.isEmpty || !summary.to.isEmpty {
      text += " \(summary.from) \(marks.arrow) \(summary.to)"
    }
    return text
  }

  private mutating func restore(_ id: String, to text: ThemeText) -> [Effect] {
    setText(of: id, to: text)
    editor?.refused = [:]
    gallery.chosen = id
    chooseSomething()
    return []
  }

  /// Makes a theme go that was made in the studio, unless a file has it by now.
  private mutating func takeAway(_ theme: LibraryTheme) -> [Effect] {
    if let present = library[theme.id], case .own = present.origin {
      status = .note("\(theme.id) is saved by now; D deletes it")
      return []
    }
    return remove(theme.id) + [.readThemes]
  }

  /// Deletes a theme's file again.
  private mutating func deleteAgain(_ theme: LibraryTheme) -> [Effect] {
    var effects: [Effect] = []
    if case .own(let path) = theme.origin {
      effects = [.delete(Deletion(id: theme.id, path: path, isRedo: true))]
    }
    return remove(theme.id) + effects
  }

  private mutating func remove(_ id: String) -> [Effect] {
    if editor?.id == id { editor = nil }
    library.remove(id)
    prepare(id)
    chooseSomething()
    return []
  }

  /// Brings a theme back: with its file, if it had one.
  private mutating func putBack(_ theme: LibraryTheme) -> [Effect] {
    library.insert(theme)
    prepare(theme.id)
    gallery.chosen = theme.id
    chooseSomething()
    guard case .own(let path) = theme.origin, let saved = theme.saved else { return [] }
    return [
      .save(
        Save(id: theme.id, bytes: saved.bytes, path: path, expectation: .nothing, isUndo: true))
    ]
  }
}
