extension StudioState {
  /// The lines of the list.
  var galleryRows: [GalleryRow] { library.rows(found: gallery.search, stars: stars) }

  /// Opens the theme that the studio was started with.
  mutating func openFirst() {
    guard let what = opening else { return }
    opening = nil
    switch what {
    case .demo(let ancestor): openStage(for: ancestor)
    case .theme(let id) where library[id] != nil:
      gallery.chosen = id
      edit(id)
    case .theme(let id): status = .error("there is no theme \(id)")
    }
  }

  /// Whether the chosen theme is the first of the list.
  var isFirstChosen: Bool { galleryRows.lazy.compactMap(\.id).first == gallery.chosen }

  /// Moves through the themes of the list.
  mutating func moveChosen(_ move: Move) {
    let ids = galleryRows.compactMap(\.id)
    guard !ids.isEmpty else { return }
    let place = ids.firstIndex(of: gallery.chosen) ?? 0
    gallery.chosen = ids[move.place(from: place, count: ids.count)]
  }

  /// Chooses the first theme that is found, unless the chosen one is.
  mutating func chooseSomething() {
    let ids = galleryRows.compactMap(\.id)
    if !ids.contains(gallery.chosen) { gallery.chosen = ids.first ?? "" }
  }

  /// Opens the form over a theme.
  mutating func edit(_ id: String) {
    guard let theme = library[id] else { return }
    if let problem = theme.current.problem {
      status = .error("\(id) cannot be edited: \(problem)")
      return
    }
    screen = .editor(Editor(id: id), over: gallery)
  }

  /// Narrows the list down to what is being typed.
  mutating func search(_ text: String) {
    gallery.search = Search(text)
    chooseSomething()
  }
}
