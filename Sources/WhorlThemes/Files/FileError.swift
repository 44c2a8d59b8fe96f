#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import WhorlCore

/// Why a file could not be read or written.
public enum FileError: Error, Hashable, Sendable {
  /// The system refused; `code` is its `errno`.
  case system(path: String, action: Action, code: Int32)
  /// A folder, a device, or something else that is no ordinary file.
  case notAFile(path: String)
  /// A symbolic link to something that is not there.
  case danglingLink(path: String, target: String)
  /// A pipe that nobody writes to.
  case silentPipe(path: String)
  /// The file is longer than `limit` bytes.
  case tooLong(path: String, limit: Int)
  /// The file is no longer what it was when it was read.
  case changedMeanwhile(path: String)
  /// There is a file already where a new one was to be made.
  case exists(path: String)

  /// What was being done.
  public enum Action: String, Sendable {
    /// Reading a file or a folder.
    case read
    /// Writing a file or making a folder.
    case write
    /// Removing a file.
    case remove
  }

  /// The error as a sentence, safe to print.
  public var message: String {
    switch self {
    case .system(_, let action, _): "cannot \(action.rawValue) \(shownPath): \(reason)"
    case .notAFile, .silentPipe, .tooLong: "\(shownPath) is \(reason)"
    case .danglingLink(_, let target):
      "\(shownPath) is a link to \(Self.shown(target)), which is not there"
    case .changedMeanwhile: "\(shownPath) has \(reason)"
    case .exists: "\(shownPath) exists already"
    }
  }

  /// What is the matter, without the path, for where there is little room.
  public var reason: String {
    switch self {
    case .system(_, _, let code): Self.words(for: code)
    case .notAFile: "not a file"
    case .danglingLink: "a link to what is not there"
    case .silentPipe: "a pipe that nobody writes to"
    case .tooLong(_, let limit): "longer than \(limit / 1024) KiB"
    case .changedMeanwhile: "changed on disk since it was read"
    case .exists: "there already"
    }
  }

  /// The path, safe to print.
  public var shownPath: String { Self.shown(path) }

  private static func shown(_ path: String) -> String {
    path.isEmpty ? "\"\"" : VisibleText.of(path)
  }

  /// The path that it is about.
  public var path: String {
    switch self {
    case .system(let path, _, _), .notAFile(let path), .danglingLink(let path, _),
      .silentPipe(let path), .tooLong(let path, _), .changedMeanwhile(let path),
      .exists(let path):
      path
    }
  }

  /// Whether the reason is that there is no such file or folder.
  public var isMissing: Bool {
    if case .system(_, _, ENOENT) = self { true } else { false }
  }

  private static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ENXIO: "nobody is at the other end"
    case EFBIG: "the file would be too large"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case ENOSPC: "no space left"
    case EROFS: "the file system is read-only"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    default: String(cString: strerror(code))
    }
  }
}
