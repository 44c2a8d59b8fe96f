internal import WhorlCore

extension ThemeLoadingError: CustomStringConvertible {
  /// The error as one line, safe to print.
  public var message: String {
    switch self {
    case .unknown(let name, let suggestion):
      "there is no theme \(name.isEmpty ? "\"\"" : VisibleText.of(name, limit: 64))"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .unreadable(_, let reason): reason
    case .broken(let path, let line, let column, let reason):
      [VisibleText.of(path), line.map(String.init), column.map(String.init), " error: \(reason)"]
        .compactMap { $0 }.joined(separator: ":")
    }
  }

  /// The same as ``message``.
  public var description: String { message }
}
