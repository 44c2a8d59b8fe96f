/// Where themes and settings are looked for, after the XDG Base Directory Specification.
public struct ThemePaths: Hashable, Sendable {
  /// The folder of the user's own themes; `nil` where neither it nor a home is known.
  public let ownThemes: String?
  /// The folders of themes that others have installed, the most important first.
  public let sharedThemes: [String]
  /// The file of the user's settings.
  public let settings: String?
  /// The folder for what should survive a crash.
  public let state: String?

  /// Works the paths out of environment variables; relative ones are ignored, as the
  /// specification asks, and so are those that are not UTF-8.
  public init(environment: [String: String]) {
    func absolute(_ name: String) -> String? {
      guard let value = environment[name], value.hasPrefix("/"), !Self.isSpoilt(value) else {
        return nil
      }
      return Self.withoutTrailingSlash(value)
    }
    let home = absolute("HOME")
    func inHome(_ path: String) -> String? { home.map { $0 == "/" ? "/" + path : "\($0)/\(path)" } }
    let config = absolute("XDG_CONFIG_HOME") ?? inHome(".config")
    ownThemes = config.map { "\($0)/whorl/themes" }
    settings = config.map { "\($0)/whorl/config.json" }
    state = (absolute("XDG_STATE_HOME") ?? inHome(".local/state")).map { "\($0)/whorl" }
    let data = absolute("XDG_DATA_HOME") ?? inHome(".local/share")
    let given = environment["XDG_DATA_DIRS"] ?? ""
    var folders = data.map { ["\($0)/whorl/themes"] } ?? []
    var rest = (given.isEmpty ? "/usr/local/share:/usr/share" : given)[...]
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
      let folder = Self.withoutTrailingSlash(String(rest[..<end]))
      rest = rest[end...].dropFirst()
      guard folder.hasPrefix("/"), !Self.isSpoilt(folder) else { continue }
      folders.append("\(folder)/whorl/themes")
    }
    sharedThemes = folders
  }

  /// Whether bytes that are not UTF-8 have been lost: another folder would be looked into, or made.
  private static func isSpoilt(_ path: String) -> Bool {
    path.unicodeScalars.contains("\u{FFFD}")
  }

  private static func withoutTrailingSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
