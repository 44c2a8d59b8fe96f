/// Where a theme comes from.
public enum ThemeOrigin: Hashable, Sendable {
  /// A file of the user's own.
  case own(path: String)
  /// A file that somebody has installed for all.
  case shared(path: String)
  /// The program itself.
  case builtIn(Preset)
  /// A file that was named by its path.
  case file(path: String)

  /// The path of the file; `nil` for a theme of the program's.
  public var path: String? {
    switch self {
    case .own(let path), .shared(let path), .file(let path): path
    case .builtIn: nil
    }
  }

  /// The bytes of the theme's file.
  public func bytes() throws(FileError) -> [UInt8] {
    switch self {
    case .own(let path), .shared(let path): try FileStore.read(path)
    case .file(let path): try FileStore.readAnything(path)
    case .builtIn(let preset): preset.bytes
    }
  }
}
