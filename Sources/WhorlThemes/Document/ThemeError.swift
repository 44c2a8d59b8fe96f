import WhorlCore

/// Why a file is no theme, or a change would make it none.
public enum ThemeError: Error, Hashable, Sendable {
  /// What is wrong with the text; at least one finding is an error.
  case invalid([Finding])
  /// A name that is no property of this theme.
  case unknownProperty(String, suggestion: String?)
  /// The document cannot be edited in that place.
  case uneditable(JSONEditError)

  /// The error as one sentence, safe to print: the first thing that is wrong.
  public var message: String {
    switch self {
    case .invalid(let findings):
      findings.first { $0.severity == .error }?.message ?? "not a theme"
    case .unknownProperty(let name, let suggestion):
      "there is no property \(VisibleText.of(name, limit: 40))"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .uneditable(let error): error.description
    }
  }

  /// What is wrong with the text, where it is the text.
  public var findings: [Finding] {
    switch self {
    case .invalid(let findings): findings
    case .unknownProperty, .uneditable: []
    }
  }
}
