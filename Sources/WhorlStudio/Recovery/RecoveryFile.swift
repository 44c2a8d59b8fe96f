import WhorlThemes

/// The file that keeps unsaved themes through a crash: JSON with the text of each.
///
/// ```
/// {"format": "whorl-recovery", "version": 1,
///  "themes": [{"id": "bar", "base": "{…}", "text": "{…}"}]}
/// ```
struct RecoveryFile: Hashable, Sendable {
  /// The themes.
  var themes: [UnsavedTheme]

  private static let format = "whorl-recovery"
  private static let limits = JSONLimits(size: 256 << 20, depth: 8)

  /// Keeps themes.
  init(_ themes: [UnsavedTheme]) {
    self.themes = themes
  }

  /// Reads a file; `nil` where it is none of this kind.
  init?(bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes: bytes, limits: Self.limits),
      document.root["format"]?.string == Self.format, document.root["version"]?.number == 1,
      let themes = document.root["themes"]
    else { return nil }
    self.themes = themes.elements.compactMap { node in
      guard let id = node["id"]?.string, let text = node["text"]?.string else { return nil }
      return UnsavedTheme(
        id: id, path: node["path"]?.string, base: node["base"]?.string.map { Array($0.utf8) },
        text: Array(text.utf8))
    }
  }

  /// What the file holds.
  var bytes: [UInt8] {
    let themes = themes.map { theme -> JSONValue in
      var members = [JSONValue.Member("id", .string(theme.id))]
      if let path = theme.path { members.append(.init("path", .string(path))) }
      // What is not UTF-8 is no theme, and nothing to go back to.
      if let base = theme.base.flatMap({ String(validating: $0, as: UTF8.self) }) {
        members.append(.init("base", .string(base)))
      }
      members.append(.init("text", .string(String(decoding: theme.text, as: UTF8.self))))
      return .object(members)
    }
    let value = JSONValue.object([
      .init("format", .string(Self.format)), .init("version", .number(1)),
      .init("themes", .array(themes)),
    ])
    return Array(JSONText.file(value).utf8)
  }
}
