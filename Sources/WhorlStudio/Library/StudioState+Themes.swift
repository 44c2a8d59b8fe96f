import WhorlCore
import WhorlThemes

extension StudioState {
  /// Makes a theme with an id of its own, and opens it.
  mutating func create(_ id: String, from start: NewTheme) {
    let isMade =
      switch start {
      case .copy(let other): insertCopy(of: other, as: id, summary: "new \(id)")
      case .form(let form): insertBlank(form, as: id)
      }
    if isMade { edit(id) }
  }

  /// Makes a copy of a theme under another id.
  mutating func duplicate(_ id: String, as newID: String) {
    guard insertCopy(of: id, as: newID, summary: "duplicate \(id)") else { return }
    status = .note("\(newID) is a copy of \(id), not saved yet")
  }

  /// Adds a copy of a theme; returns whether that was possible, and says why if not.
  mutating func insertCopy(of id: String, as newID: String, summary: String) -> Bool {
    guard let document = library[id]?.current.document else {
      status = .error("\(id) cannot be copied: it is not a valid theme")
      return false
    }
    do {
      insert(try document.renamed(newID), as: newID, summary: summary)
      return true
    } catch {
      status = .error(error.message)
      return false
    }
  }

  private mutating func insertBlank(_ form: Spinner.Form, as id: String) -> Bool {
    do {
      let theme = Theme(id: id, spinner: .blank(form))
      insert(try ThemeDocument(new: theme), as: id, summary: "new \(id)")
      return true
    } catch {
      status = .error(error.message)
      return false
    }
  }

  private mutating func insert(_ document: ThemeDocument, as id: String, summary: String) {
    let theme = LibraryTheme(id: id, unsaved: .valid(document))
    library.insert(theme)
    prepare(id)
    history.record(
      Change(
        id: id, deed: .create(theme), summary: Change.Summary(subject: summary), field: nil,
        time: now))
    gallery.search = Search("")
    gallery.chosen = id
    if editor != nil { edit(id) }
  }

  /// Asks whether the chosen theme's file shall go.
  mutating func askToDelete() {
    guard let theme = library[subject] else { return }
    guard theme.origin.isOwn else {
      status = .error("\(theme.name) is not one of your own themes, so it stays")
      return
    }
    ask(
      "Delete \(theme.id)?",
      [
        .init(letter: "d", text: "delete", consequence: .delete(id: theme.id)),
        .init(letter: "c", text: "cancel", consequence: .cancel),
      ])
  }

  /// Deletes an own theme.
  mutating func delete(_ id: String) -> [Effect] {
    guard let theme = library[id] else { return [] }
    switch theme.origin {
    case .own(let path): return [.delete(Deletion(id: id, path: path))]
    case .unsaved:
      remove(theme)
      return [.readThemes]
    case .shared, .builtIn, .file: break
    }
    return []
  }

  /// Takes note of what came of deleting.
  mutating func noteDeleted(_ deletion: Deletion, error: FileError?) -> [Effect] {
    if let error, !error.isMissing {
      status = .error(error.message)
      return []
    }
    if !deletion.isRedo, let theme = library[deletion.id] { remove(theme) }
    // What the theme stood for shows again.
    return [.readThemes]
  }

  private mutating func remove(_ theme: LibraryTheme) {
    let place = galleryRows.compactMap(\.id).firstIndex(of: theme.id)
    library.remove(theme.id)
    prepare(theme.id)
    history.record(
      Change(
        id: theme.id, deed: .delete(theme),
        summary: Change.Summary(subject: "delete \(theme.id)"), field: nil, time: now))
    status = .note("deleted \(theme.id); u brings it back")
    let ids = galleryRows.compactMap(\.id)
    if let place, !ids.contains(theme.id), !ids.isEmpty {
      gallery.chosen = ids[min(place, ids.count - 1)]
    }
    chooseSomething()
  }
}

extension Spinner {
  /// A form with its defaults, and with what has none.
  fileprivate static func blank(_ form: Form) -> Spinner {
    let accent = ThemeColor.role(.accent)
    switch form {
    case .ring:
      var ring = Ring()
      ring.colorSequence = [accent]
      return .ring(ring)
    case .dots: return .dots(Dots())
    case .spokes: return .spokes(Spokes())
    case .glyphs:
      var glyphs = Glyphs()
      glyphs.frames = ["|", "/", "-", "\\"]
      return .glyphs(glyphs)
    case .layers:
      var disc = Layer()
      disc.shape = .ellipse(rx: .constant(0.2), ry: .constant(0.2))
      disc.paint = .fill(.animated(.constant(accent)))
      disc.position = .constant(Pair(0, -0.75))
      var orbit = Layer()
      orbit.rotation = .track(Track(keys: [Track.Key(0, 0.0), Track.Key(1, 360)]))
      orbit.layers = [disc]
      var layers = Layers()
      layers.layers = [orbit]
      return .layers(layers)
    }
  }
}
