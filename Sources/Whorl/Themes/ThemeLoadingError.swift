/// Why a theme is not to be had.
public enum ThemeLoadingError: Error, Hashable, Sendable {
  /// There is no theme of that name; perhaps another one was meant.
  case unknown(name: String, suggestion: String?)
  /// The file cannot be read; the reason names it.
  case unreadable(path: String, reason: String)
  /// The file is no theme: the first thing that is wrong, and the place, both counted from 1.
  case broken(path: String, line: Int?, column: Int?, reason: String)
}
