import WhorlThemes

extension Library {
  /// Takes what the folders hold, and tells what is other than it was.
  ///
  /// Changes that are not saved stay, on top of it. A file that is broken or cannot be read leaves
  /// the theme as it was.
  ///
  /// - Parameters:
  ///   - files: what was found.
  ///   - unreadable: what is there but cannot be read.
  ///   - open: the theme that is being edited, which stays even if its file goes.
  ///   - held: the theme that a value is being typed into, which does not change meanwhile.
  mutating func take(
    _ files: [FoundTheme], unreadable: [FileError] = [], open: String? = nil, held: String? = nil
  ) -> [FileNews] {
    let isFirst = themes.isEmpty
    var news: [FileNews] = []
    var taken: [LibraryTheme] = []
    for file in files {
      let origin = Origin(file.origin)
      guard let old = self[file.id] else {
        taken.append(
          LibraryTheme(id: file.id, origin: origin, saved: ThemeText(bytes: file.bytes)))
        news.append(.appeared(id: file.id))
        continue
      }
      if old.id == open, old.origin.savingPath != nil, origin.savingPath == nil {
        taken.append(old.orphaned)
        news.append(.orphaned(id: old.id))
        continue
      }
      let (theme, event) = old.taking(file.bytes, from: origin, isHeld: old.id == held)
      taken.append(theme)
      if let event { news.append(event) }
    }
    let found = Set(files.map(\.id))
    for old in themes where !found.contains(old.id) {
      if let error = unreadable.first(where: { $0.path == old.origin.path }) {
        var theme = old
        theme.fault = .unreadable(error)
        taken.append(theme)
        if theme.fault != old.fault { news.append(.faulty(id: old.id)) }
      } else if old.saved == nil {
        taken.append(old)
      } else if old.isDirty || old.id == open {
        taken.append(old.orphaned)
        news.append(.orphaned(id: old.id))
      } else {
        news.append(.gone(id: old.id))
      }
    }
    replaceAll(with: taken)
    return isFirst ? [] : news
  }
}

extension LibraryTheme {
  /// The theme without a file: all of it is a change.
  fileprivate var orphaned: LibraryTheme {
    var theme = self
    if case .file = origin {} else { theme.origin = .unsaved }
    theme.saved = nil
    theme.fault = nil
    theme.theirs = nil
    return theme
  }

  /// The theme after a look at its file, and what is to be told about that.
  fileprivate func taking(
    _ bytes: [UInt8], from origin: Origin, isHeld: Bool
  ) -> (LibraryTheme, FileNews?) {
    var theme = self
    let isSamePlace = origin == self.origin
    if isSamePlace, saved?.bytes == bytes {
      theme.fault = nil
      theme.theirs = nil
      return (theme, nil)
    }
    if theirs?.bytes == bytes {
      theme.fault = nil
      return (theme, nil)
    }
    let text = ThemeText(bytes: bytes)
    let isChanged = isDirty || isHeld
    switch text {
    case .broken(_, let findings) where isChanged || isSamePlace && current.document != nil:
      theme.fault = .broken(findings)
      return (theme, theme.fault == fault ? nil : .faulty(id: id))
    case .broken:
      return (LibraryTheme(id: id, origin: origin, saved: text), .faulty(id: id))
    case .valid where !isChanged:
      return (
        LibraryTheme(id: id, origin: origin, saved: text), .changed(id: id, before: current)
      )
    case .valid:
      theme.fault = nil
      theme.origin = origin
      if text == current, !isHeld {
        // Somebody else has saved just this.
        theme.saved = text
        theme.theirs = nil
        return (theme, nil)
      }
      // The file as it was when the changes began still is what they are changes of, so that a save
      // notices the difference.
      // A question that was about another text does not count.
      theme.isAsked = isAsked && theirs == nil && fault == nil
      theme.theirs = text
      return (theme, .conflict(id: id))
    }
  }
}
