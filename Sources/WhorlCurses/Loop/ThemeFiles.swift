import WhorlCore
import WhorlStudio
import WhorlTerminal
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

  /// What is being read; `nil` where nothing is.
  private var reading: Reading?

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

  /// Begins to read all themes.
  mutating func beginReading() { reading = entries() }

  /// Whether not all themes are read yet that were to be.
  var isReading: Bool { reading != nil }

  /// Goes on reading until it is done or a moment has come. All that can be read, and what cannot, or
  /// `nil` where there is more.
  mutating func read(until deadline: Time) -> Event? {
    guard var reading else { return nil }
    self.reading = nil
    while let entry = reading.entries.popFirst() {
      add(entry, to: &reading, isPatient: false)
      if !reading.entries.isEmpty, MonotonicClock.now >= deadline {
        self.reading = reading
        return nil
      }
    }
    known = reading.seen
    told = reading.listing
    return .themesRead(told.themes, problems: told.problems)
  }

  /// The same, if anything has changed since the studio was told; else `nil`.
  ///
  /// A file that is gone at one look and back at the next is being replaced: it stays meanwhile.
  mutating func changes() -> Event? {
    guard !isReading else { return nil }
    let listing = list(isPatient: true)
    guard listing != told else { return nil }
    told = listing
    return .filesChanged(told.themes, problems: told.problems)
  }

  /// Themes on the way to being read.
  private struct Reading {
    var entries: ArraySlice<Entry>
    var listing: Listing
    var seen: [ThemeOrigin: Known] = [:]
  }

  private struct Entry {
    let id: String
    let origin: ThemeOrigin
  }

  /// What there is to be read.
  private func entries() -> Reading {
    let library = ThemeLibrary(paths: paths)
    var entries = library.entries.map { Entry(id: $0.id, origin: $0.origin) }
    if let opened { entries.insert(Entry(id: opened, origin: .file(path: opened)), at: 0) }
    return Reading(entries: entries[...], listing: Listing(problems: library.problems))
  }

  private mutating func list(isPatient: Bool) -> Listing {
    var reading = entries()
    while let entry = reading.entries.popFirst() {
      add(entry, to: &reading, isPatient: isPatient)
    }
    if isPatient { keepMissing(in: &reading.listing, seen: &reading.seen) }
    known = reading.seen
    return reading.listing
  }

  private func add(_ entry: Entry, to reading: inout Reading, isPatient: Bool) {
    do throws(FileError) {
      let theme = try known(entry.id, entry.origin)
      reading.seen[entry.origin] = theme
      reading.listing.themes.append(theme.theme)
    } catch {
      // What is gone since the folder was listed is missing like what was not in it.
      if !(isPatient && error.isMissing) { reading.listing.problems.append(error) }
    }
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
