import WhorlCore

/// Why a theme that somebody named is not to be had.
public enum ThemeLookupError: Error, Hashable, Sendable {
  /// There is no theme of that name.
  case unknown(String, suggestion: String?)

  /// The error as a sentence, safe to print.
  public var message: String {
    switch self {
    case .unknown(let name, let suggestion):
      "there is no theme \(name.isEmpty ? "\"\"" : VisibleText.of(name, limit: 64))"
        + (suggestion.map { "; did you mean \($0)?" } ?? "; whorl list shows them all")
    }
  }
}
