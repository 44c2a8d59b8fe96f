import WhorlCore

/// Something that a check has to say about a place in a file.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, though probably not as meant.
    case warning
  }

  /// How much it matters.
  public let severity: Severity
  /// Where it is in the text; `nil` where there is no text.
  public let position: TextPosition?
  /// Where it is in the document.
  public let pointer: JSONPointer
  /// What it is; the words are in `message`.
  public let fact: Fact

  /// Creates a finding.
  public init(
    _ severity: Severity, at position: TextPosition?, pointer: JSONPointer, _ fact: Fact
  ) {
    self.severity = severity
    self.position = position
    self.pointer = pointer
    self.fact = fact
  }

  /// The finding as one line: `file:line:column: error: pointer: sentence`.
  public func line(file: String) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    if case .unreadable = fact {
      return "\(VisibleText.of(file)): \(severity.rawValue): \(message)"
    }
    return "\(VisibleText.of(file))\(place): \(severity.rawValue): \(pointer.label): \(message)"
  }
}
