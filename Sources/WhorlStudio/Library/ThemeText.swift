import WhorlCore
public import WhorlThemes

/// The text of a theme's file, and what it says, if it says anything.
public enum ThemeText: Hashable, Sendable {
  /// A valid theme.
  case valid(ThemeDocument)
  /// Something that is no theme, with what is wrong with it.
  case broken([UInt8], [Finding])

  /// Reads a file's bytes.
  public init(bytes: [UInt8]) {
    do {
      self = .valid(try ThemeDocument(bytes: bytes))
    } catch {
      self = .broken(bytes, error.findings)
    }
  }

  /// The bytes.
  public var bytes: [UInt8] {
    switch self {
    case .valid(let document): document.bytes
    case .broken(let bytes, _): bytes
    }
  }

  /// The document, if it is valid.
  var document: ThemeDocument? {
    switch self {
    case .valid(let document): document
    case .broken: nil
    }
  }

  /// The theme, if it is valid.
  var theme: Theme? { document?.theme }

  /// What is wrong, as one sentence with its place; `nil` for a valid theme.
  var problem: String? {
    switch self {
    case .valid: nil
    case .broken(_, let findings):
      findings.first { $0.severity == .error }.map { finding in
        var places = finding.position.map { ["line \($0.line), column \($0.column)"] } ?? []
        if !finding.pointer.isRoot { places.append(finding.pointer.label) }
        return places.isEmpty
          ? finding.message : places.joined(separator: ", ") + ": " + finding.message
      } ?? "not a theme"
    }
  }
}
