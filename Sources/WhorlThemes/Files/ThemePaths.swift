/// Where themes and settings are looked for, after the XDG Base Directory Specification.
///
/// Relative paths in variables are ignored, as the specification asks, and so are those that are not
/// UTF-8. What is not asked for is not worked out.
public struct ThemePaths: Hashable, Sendable {
  private let environment: [String: String]

  /// Takes the paths from environment variables.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// The folder of the user's own themes; `nil` where neither it nor a home is known.
  public var ownThemes: String? { base("XDG_CONFIG_HOME", ".config").map(Self.themes) }

  /// The folders of themes that others have installed, the most important first.
  public var sharedThemes: [String] {
    var folders: [String] = []
    if let data = base("XDG_DATA_HOME", ".local/share") { folders.append(Self.themes(in: data)) }
    let given = environment["XDG_DATA_DIRS"] ?? ""
    let list = given.isEmpty ? "/usr/local/share:/usr/share" : given
    // A colon is a byte of its own, whatever mark follows it.
    var rest = list.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
      let folder = Self.withoutTrailingSlash(String(Substring(rest[..<end])))
      rest = rest[end...].dropFirst()
      guard folder.hasPrefix("/"), !Self.isSpoilt(folder) else { continue }
      folders.append(Self.themes(in: folder))
    }
    return folders
  }

  /// The file of the user's settings.
  public var settings: String? {
    base("XDG_CONFIG_HOME", ".config").map { Self.joined($0, "whorl/config.json") }
  }

  /// The folder for what should survive a crash.
  public var state: String? {
    base("XDG_STATE_HOME", ".local/state").map { Self.joined($0, "whorl") }
  }

  /// A folder that a variable names, else one in the user's home.
  private func base(_ name: String, _ usual: String) -> String? {
    absolute(name) ?? absolute("HOME").map { Self.joined($0, usual) }
  }

  private func absolute(_ name: String) -> String? {
    guard let value = environment[name], value.hasPrefix("/"), !Self.isSpoilt(value) else {
      return nil
    }
    return Self.withoutTrailingSlash(value)
  }

  private static func themes(in folder: String) -> String { joined(folder, "whorl/themes") }

  /// The path of something in a folder.
  static func joined(_ folder: String, _ name: String, suffix: String = "") -> String {
    // A text that has grown has room to grow again, and with that room parts that are costly to free.
    var path = ""
    path.reserveCapacity(folder.utf8.count + name.utf8.count + suffix.utf8.count + 1)
    path += folder
    if folder != "/" { path += "/" }
    path += name
    path += suffix
    return path
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
