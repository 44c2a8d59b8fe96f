import WhorlThemes

/// Why a file does not count at present, while what it held before stays.
enum FileFault: Hashable, Sendable {
  /// It holds no theme.
  case broken([Finding])
  /// It cannot be read.
  case unreadable(FileError)

  /// The reason as a sentence.
  var message: String {
    switch self {
    case .broken(let findings): ThemeText.broken([], findings).problem ?? "not a theme"
    case .unreadable(let error): error.message
    }
  }
}
