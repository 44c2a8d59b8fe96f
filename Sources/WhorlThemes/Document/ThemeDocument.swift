public import WhorlCore

/// A theme file's text together with the theme that it says; always valid.
///
/// Changes touch only the bytes of what changes: unknown keys, order, spacing and the spelling of
/// other numbers stay. Equal documents have equal bytes.
public struct ThemeDocument: Hashable, Sendable {
  /// The text.
  public let json: JSONDocument
  /// What it says.
  public let theme: Theme
  /// What a check has to say about it, short of errors.
  public let warnings: [Finding]

  /// Reads a theme file.
  ///
  /// - Throws: `invalid` with everything that is wrong.
  public init(bytes: [UInt8]) throws(ThemeError) {
    try self.init(json: Self.json(of: bytes))
  }

  private static func json(of bytes: [UInt8]) throws(ThemeError) -> JSONDocument {
    do {
      return try JSONDocument(bytes: bytes)
    } catch {
      throw .invalid([Finding(syntax: error)])
    }
  }

  init(json: JSONDocument) throws(ThemeError) {
    var decoder = TableDecoder(document: json)
    var theme = Theme.blank
    decoder.read(into: &theme)
    guard !decoder.hasErrors() else { throw .invalid(decoder.findings) }
    self.json = json
    self.theme = theme
    warnings = decoder.findings
  }

  /// Writes a new file for a theme: the properties that must be given, and those that differ from
  /// their default; or every one.
  ///
  /// - Throws: `invalid` where the theme holds a value that no file may.
  public init(new theme: Theme, spellingOutDefaults: Bool = false) throws(ThemeError) {
    let value = ThemeEncoder.json(theme, spellingOutDefaults ? .everything : .differences)
    try self.init(bytes: Array(JSONText.file(value).utf8))
  }

  /// Everything that a check has to say about a theme file's text, in the order of the text.
  public static func findings(in bytes: [UInt8]) -> [Finding] { check(bytes).findings }

  /// Everything there is to say about a text, in the order of the text, and the theme that it holds;
  /// `nil` where it holds none.
  public static func check(_ bytes: [UInt8]) -> (theme: Theme?, findings: [Finding]) {
    var theme = Theme.blank
    var findings: [Finding]
    do throws(ThemeError) {
      var decoder = TableDecoder(document: try json(of: bytes))
      decoder.read(into: &theme)
      findings = decoder.findings
    } catch {
      findings = error.findings
    }
    findings.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    return (findings.contains { $0.severity == .error } ? nil : theme, findings)
  }

  /// The text.
  public var bytes: [UInt8] { json.bytes }

  /// The properties that this theme has, in the order that they are written in.
  public var properties: [PropertyDescription] {
    PropertyDescription.properties(of: theme.spinner.form)
  }

  /// The property that people call by a name: a bare key of the spinner, a dotted one of a block.
  public func property(named name: String) -> PropertyDescription? {
    properties.first { $0.path.name == name }
  }

  /// Whether the file itself gives a property.
  public func gives(_ path: PropertyPath) -> Bool { json.node(at: path.pointer) != nil }

  /// What a property is set to, as forms show it; its default where the file does not give it.
  public func text(of property: PropertyDescription) -> String {
    property.kind.text(of: theme.value(at: property.path) ?? .absent)
  }
}

extension Finding {
  /// The one finding about a text that is no JSON document.
  init(syntax error: JSONError) {
    self.init(.error, at: error.position, pointer: error.pointer, .syntax(error))
  }
}

extension PropertyPath {
  /// The same way as a JSON pointer.
  public var pointer: JSONPointer { JSONPointer(tokens: keys) }
}
