/// The themes that can be named by their id: one's own, those installed for all, the program's.
///
/// Of several with the same id the first in that order counts; it shadows the others.
public struct ThemeLibrary: Hashable, Sendable {
  /// A theme that can be named.
  public struct Entry: Hashable, Sendable {
    /// The theme's name: that of its file.
    public let id: String
    /// Where it comes from.
    public let origin: ThemeOrigin
    /// Whether the program has a theme of the same name, which this one stands before.
    public let shadowsPreset: Bool
  }

  /// The themes, one's own first, the program's in the order of the gallery.
  public let entries: [Entry]
  /// The folders that are there but cannot be read.
  public let problems: [FileError]

  /// Looks into the folders.
  public init(paths: ThemePaths) {
    var entries: [Entry] = []
    var problems: [FileError] = []
    var seen: Set<String> = []
    let presets = Preset.all
    func add(_ id: String, _ origin: ThemeOrigin) {
      guard seen.insert(id).inserted else { return }
      let shadows = origin.path != nil && presets.contains { $0.id == id }
      entries.append(Entry(id: id, origin: origin, shadowsPreset: shadows))
    }
    func scan(_ folder: String, _ origin: (String) -> ThemeOrigin) {
      do throws(FileError) {
        for id in try Self.ids(inFolder: folder) { add(id, origin("\(folder)/\(id).json")) }
      } catch {
        if !error.isMissing { problems.append(error) }
      }
    }
    if let own = paths.ownThemes { scan(own) { .own(path: $0) } }
    for folder in paths.sharedThemes { scan(folder) { .shared(path: $0) } }
    for preset in presets { add(preset.id, .builtIn(preset)) }
    self.entries = entries
    self.problems = problems
  }

  /// The theme that somebody names: an id, or a path to a `.json` file.
  ///
  /// What ends in `.json` or holds a slash is a path, so that a file in the way never hides a
  /// theme. Only the one folder after the other is asked for an id, which is quicker than looking
  /// at all of them.
  ///
  /// - Throws: `unknown` where there is no such theme.
  public static func find(
    _ name: String, paths: ThemePaths
  ) throws(ThemeLookupError) -> ThemeOrigin {
    if name.contains("/") || name.hasSuffix(".json") { return .file(path: name) }
    if ThemeID.isValid(name) {
      func existing(in folder: String) -> String? {
        let path = ThemePaths.joined(folder, name, suffix: ".json")
        return FileStore.exists(path) ? path : nil
      }
      if let path = paths.ownThemes.flatMap(existing) { return .own(path: path) }
      for folder in paths.sharedThemes {
        if let path = existing(in: folder) { return .shared(path: path) }
      }
      if let preset = Preset(id: name) { return .builtIn(preset) }
    }
    let known = ThemeLibrary(paths: paths).entries.map(\.id)
    throw .unknown(name, suggestion: Suggestion.nearest(to: name, in: known))
  }

  private static func ids(inFolder folder: String) throws(FileError) -> [String] {
    try FileStore.names(inFolder: folder).compactMap { name in
      guard name.hasSuffix(".json") else { return nil }
      let id = String(name.dropLast(5))
      return ThemeID.isValid(id) ? id : nil
    }
  }
}
