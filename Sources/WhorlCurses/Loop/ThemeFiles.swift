import WhorlStudio
import WhorlThemes

/// Does to files what the studio asks for, and tells what came of it.
struct ThemeFiles {
  /// Where themes are looked for.
  let paths: ThemePaths
  /// A file outside the folders that was named when the studio was started.
  let opened: String?

  /// All themes that can be read, and the folders that cannot.
  func read() -> Event {
    let library = ThemeLibrary(paths: paths)
    var problems = library.problems
    var found: [FoundTheme] = []
    func add(_ id: String, _ origin: ThemeOrigin) {
      do {
        found.append(FoundTheme(id: id, origin: origin, bytes: try origin.bytes()))
      } catch {
        problems.append(error)
      }
    }
    if let opened { add(opened, .file(path: opened)) }
    for entry in library.entries { add(entry.id, entry.origin) }
    return .themesRead(found, problems: problems)
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
