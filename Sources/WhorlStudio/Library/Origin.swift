import WhorlThemes

/// Where a theme of the list comes from.
enum Origin: Hashable, Sendable {
  /// The user's own folder.
  case own(path: String)
  /// A folder that the system shares.
  case shared(path: String)
  /// The program itself.
  case builtIn
  /// A file that was named when the studio was started.
  case file(path: String)
  /// The studio: no file has it yet.
  case unsaved

  /// The same, of a theme that was found.
  init(_ origin: ThemeOrigin) {
    switch origin {
    case .own(let path): self = .own(path: path)
    case .shared(let path): self = .shared(path: path)
    case .builtIn: self = .builtIn
    case .file(let path): self = .file(path: path)
    }
  }

  /// Whether the theme is among the user's own.
  var isOwn: Bool {
    switch self {
    case .own, .unsaved: true
    case .shared, .builtIn, .file: false
    }
  }

  /// The theme's file; `nil` for one of the program's, or of the studio's.
  var path: String? {
    switch self {
    case .own(let path), .shared(let path), .file(let path): path
    case .builtIn, .unsaved: nil
    }
  }

  /// The file that a change is saved to; `nil` where it becomes a new own theme.
  var savingPath: String? {
    switch self {
    case .own(let path), .file(let path): path
    case .shared, .builtIn, .unsaved: nil
    }
  }
}
