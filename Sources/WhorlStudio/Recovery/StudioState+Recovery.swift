public import WhorlCore
import WhorlThemes

extension StudioState {
  /// When the studio wants to be told of the time, even if nothing moves; `nil` for never.
  public var nextDeadline: Time? { recovery.due }

  /// All that would be lost if the studio ended now.
  private var unsavedThemes: [UnsavedTheme] {
    if isDemonstrating { return [] }
    return library.dirty.map { theme in
      var path: String?
      if case .file(let given) = theme.origin { path = absolute(given) }
      return UnsavedTheme(
        id: theme.id, path: path, base: theme.saved?.bytes, text: theme.current.bytes)
    }
  }

  /// A path that counts from the root.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(host.currentFolder)/\(path)"
  }

  /// Keeps what an event may have changed.
  mutating func keepUnsaved(after event: Event) -> [Effect] {
    // Time alone changes nothing.
    if case .tick = event, recovery.due == nil { return [] }
    return keepUnsaved(isEnding: event == .ending)
  }

  /// Keeps the recovery file in step with what is not saved: a moment after a change, or at once
  /// where the studio `isEnding`.
  mutating func keepUnsaved(isEnding: Bool = false) -> [Effect] {
    let unsaved = unsavedThemes
    guard unsaved != recovery.kept else {
      recovery.due = nil
      return []
    }
    let due = recovery.due ?? now + Recovery.pause
    recovery.due = due
    guard unsaved.isEmpty || isEnding || now >= due else { return [] }
    recovery.kept = unsaved
    recovery.due = nil
    return [unsaved.isEmpty ? .dropRecovery : .keepRecovery(RecoveryFile(unsaved).bytes)]
  }

  /// Says once that changes would not survive a crash.
  mutating func noteKept(_ error: FileError?) {
    guard let error else {
      recovery.hasFailed = false
      return
    }
    if !recovery.hasFailed { status = .error("no recovery file: \(error.message)") }
    recovery.hasFailed = true
  }

  /// Offers what earlier studios have left.
  mutating func offer(_ found: [FoundRecovery]) -> [Effect] {
    let useless = found.filter { file in
      RecoveryFile(bytes: file.bytes).map { $0.themes.allSatisfy(isOnDisk) } ?? false
    }
    recovery.found = found.filter { !useless.contains($0) && RecoveryFile(bytes: $0.bytes) != nil }
    var ids: [String] = []
    for theme in recoveredThemes where !ids.contains(theme.id) { ids.append(theme.id) }
    if !ids.isEmpty {
      let names = ids.joined(separator: ", ")
      ask(
        "Not saved when the studio ended: \(names).",
        [
          .init(letter: "r", text: "recover", consequence: .recover),
          .init(letter: "d", text: "discard", consequence: .discardRecovery),
          .init(letter: "l", text: "later", consequence: .cancel),
        ])
    }
    return useless.map { .removeRecovery($0.name) }
  }

  private var recoveredThemes: [UnsavedTheme] {
    recovery.found.flatMap { RecoveryFile(bytes: $0.bytes)?.themes ?? [] }
  }

  private func isOnDisk(_ unsaved: UnsavedTheme) -> Bool {
    library[id(of: unsaved)]?.saved?.bytes == unsaved.text
  }

  /// The id that the theme of a recovery file has here.
  private func id(of unsaved: UnsavedTheme) -> String {
    guard let path = unsaved.path else { return unsaved.id }
    let known = library.themes.first {
      if case .file(let given) = $0.origin { absolute(given) == path } else { false }
    }
    return known?.id ?? path
  }

  /// Takes what earlier studios have left as changes that are not saved.
  mutating func recover() -> [Effect] {
    let themes = recoveredThemes
    themes.forEach { recover($0) }
    if editor == nil, let first = themes.first {
      gallery.search = Search("")
      gallery.chosen = id(of: first)
      chooseSomething()
    }
    status = .note("recovered \(themes.map(\.id).joined(separator: ", ")), not saved yet")
    // The new file is there before the old ones go.
    return keepUnsaved(isEnding: true) + discardRecovery()
  }

  private mutating func recover(_ unsaved: UnsavedTheme) {
    let id = id(of: unsaved)
    let text = ThemeText(bytes: unsaved.text)
    guard text.document != nil else { return }
    let deed: Change.Deed
    if var theme = library[id] {
      deed = .edit(before: theme.current, after: text)
      if theme.saved?.bytes != unsaved.base {
        // Somebody has written the file since: that is for the user to settle.
        theme.theirs = theme.saved
        theme.saved = unsaved.base.map(ThemeText.init(bytes:))
      }
      theme.current = text
      library.insert(theme)
    } else {
      var theme = LibraryTheme(id: id, unsaved: text)
      if let path = unsaved.path { theme.origin = .file(path: path) }
      deed = .create(theme)
      library.insert(theme)
    }
    prepare(id)
    history.record(
      Change(
        id: id, deed: deed, summary: Change.Summary(subject: "recover \(unsaved.id)"), field: nil,
        time: now))
  }

  /// Forgets what earlier studios have left.
  mutating func discardRecovery() -> [Effect] {
    defer { recovery.found = [] }
    return recovery.found.map { .removeRecovery($0.name) }
  }
}
