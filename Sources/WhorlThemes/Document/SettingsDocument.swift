public import WhorlCore

/// A settings file's text together with the settings that it says; always valid.
public struct SettingsDocument: Hashable, Sendable {
  /// The text.
  public let json: JSONDocument
  /// What it says.
  public let settings: Settings
  /// What a check has to say about it, short of errors.
  public let warnings: [Finding]

  /// Reads a settings file.
  ///
  /// - Throws: everything that is wrong, in the order of the text.
  public init(bytes: [UInt8]) throws(SettingsError) {
    let json: JSONDocument
    do {
      json = try JSONDocument(bytes: bytes)
    } catch {
      throw SettingsError(findings: [Finding(syntax: error)])
    }
    var decoder = TableDecoder(document: json)
    let settings = decoder.settings()
    guard !decoder.hasErrors() else { throw SettingsError(findings: decoder.findings) }
    self.json = json
    self.settings = settings
    warnings = decoder.findings
  }

  /// Whether the file itself gives a property.
  public func gives(_ path: PropertyPath) -> Bool { json.node(at: path.pointer) != nil }
}

/// Why a file holds no settings.
public struct SettingsError: Error, Hashable, Sendable {
  /// What is wrong with the text; at least one finding is an error.
  public let findings: [Finding]
}
