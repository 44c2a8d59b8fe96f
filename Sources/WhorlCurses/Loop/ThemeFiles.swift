import WhorlStudio
import WhorlThemes

/// The theme folders as they were seen last, and what the studio asks to be done to files.
struct ThemeFiles {
  /// Where themes are looked for.
  let paths: ThemePaths
  /// A file outside the folders that was named when the studio was started.
  let opened: String?
  /// What was read, and what it looked like from outside then.
  private var known: [ThemeOrigin: Known] = [:]
  /// What the studio was told last.
  private var told = Listing()

  private struct Known {
    var theme: FoundTheme
    /// `nil` where nothing can change.
    var stamp: FileStamp?
    /// Whether the stamp would be another one if the file had changed.
    var isTelling = true
    /// Whether the file was not there at the last look.
    var isMissing = false
  }

  private struct Listing: Hashable {
    var themes: [FoundTheme] = []
    var problems: [FileError] = []
  }

  /// Nothing is read yet.
  init(paths: ThemePaths, opened: String?) {
    self.paths = paths
    self.opened = opened
  }

  /// All themes that can be read, and what cannot.
  mutating func read() -> Event {
    told = list(isPatient: false)
    return .themesRead(told.themes, problems: told.problems)
  }

  /// The same, if anything has changed since the studio was told; else `nil`.
  ///
  /// A file that is gone at one look and back at the next is being replaced: it stays meanwhile.
  mutating func changes() -> Event? {
    let listing = list(isPatient: true)
    guard listing != told else { return nil }
    told = listing
    return .filesChanged(told.themes, problems: told.problems)
  }

  private mutating func list(isPatient: Bool) -> Listing {
    let library = ThemeLibrary(paths: paths)
    var listing = Listing(problems: library.problems)
    var seen: [ThemeOrigin: Known] = [:]
    func add(_ id: String, _ origin: ThemeOrigin) {
      do throws(FileError) {
        let theme = try known(id, origin)
        seen[origin] = theme
        listing.themes.append(theme.theme)
      } catch {
        // What is gone since the folder was listed is missing like what was not in it.
        if !(isPatient && error.isMissing) { listing.problems.append(error) }
      }
    }
    if let opened { add(opened, .file(path: opened)) }
    for entry in library.entries { add(entry.id, entry.origin) }
    if isPatient { keepMissing(in: &listing, seen: &seen) }
    known = seen
    return listing
  }

  /// The theme as it was read, unless its file has changed since.
  private func known(_ id: String, _ origin: ThemeOrigin) throws(FileError) -> Known {
    let stamp = origin.path.flatMap(FileStamp.init(path:))
    if var known = known[origin], known.stamp == stamp || stamp?.isOrdinary == false,
      known.isTelling, origin.path == nil || stamp != nil
    {
      known.isMissing = false
      return known
    }
    return Known(
      theme: FoundTheme(id: id, origin: origin, bytes: try origin.bytes()), stamp: stamp,
      isTelling: stamp?.isTelling ?? true)
  }

  private func keepMissing(in listing: inout Listing, seen: inout [ThemeOrigin: Known]) {
    let unreadable = Set(listing.problems.map(\.path))
    for (place, theme) in told.themes.enumerated() where seen[theme.origin] == nil {
      guard let path = theme.origin.path, !unreadable.contains(path),
        var missing = known[theme.origin], !missing.isMissing
      else { continue }
      missing.isMissing = true
      seen[theme.origin] = missing
      // Not even for a moment another theme of the same name shows in its place.
      listing.themes.removeAll { $0.id == theme.id }
      listing.themes.insert(theme, at: min(place, listing.themes.count))
    }
  }

  /// Saves a theme.
  func save(_ save: Save) -> Event {
    do {
      try FileStore.save(save.bytes, to: save.path, expecting: save.expectation)
      return .saved(save, nil)
    } catch {
      return .saved(save, error)
    }
  }

  /// Deletes the file of a theme.
  func delete(_ deletion: Deletion) -> Event {
    do {
      try FileStore.remove(deletion.path)
      return .deleted(deletion, nil)
    } catch {
      return .deleted(deletion, error)
    }
  }

  /// Writes an export.
  func export(_ export: Export) -> Event {
    do {
      try FileStore.save(export.bytes, to: export.path, expecting: export.expectation)
      return .exported(export, nil)
    } catch {
      return .exported(export, error)
    }
  }
}
