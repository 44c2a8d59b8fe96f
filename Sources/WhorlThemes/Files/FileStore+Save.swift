#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileStore {
  /// What must be at a path before something is saved there.
  public enum Expectation: Hashable, Sendable {
    /// Whatever it is, it may be replaced.
    case anything
    /// Nothing.
    case nothing
    /// A file of just these bytes.
    case bytes([UInt8])
  }

  /// Saves bytes at a path: all of them, or the file stays as it was.
  ///
  /// They go to a new file in the same folder, which then takes the old one's name; both are
  /// flushed to the disk. A symbolic link stays a link, and the file that it leads to is replaced;
  /// its mode and, where allowed, its owner stay. Missing folders are made.
  ///
  /// - Throws: `changedMeanwhile` or `exists` where the expectation is not met, or why the system
  ///   refused; then nothing has changed.
  public static func save(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation
  ) throws(FileError) {
    let target = try resolved(path)
    try check(expectation, at: target, shownAs: path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    try makeFolder(folder)

    var old = stat()
    let isReplacing = stat(target, &old) == 0
    guard !isReplacing || old.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    let (descriptor, temporary) = try createTemporary(in: folder, path: path)
    var isDone = false
    defer {
      close(descriptor)
      if !isDone { unlink(temporary) }
    }
    try write(bytes, to: descriptor, path: path)
    if isReplacing {
      // The owner first, since changing it may clear bits of the mode. An owner that we may not
      // give away is no reason to refuse the save.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else {
        throw .system(path: path, action: .write, code: errno)
      }
    }
    guard fsync(descriptor) == 0 else { throw .system(path: path, action: .write, code: errno) }
    try check(expectation, at: target, shownAs: path)
    guard rename(temporary, target) == 0 else {
      throw .system(path: path, action: .write, code: errno)
    }
    isDone = true
    flushFolder(folder)
  }

  /// The path that links lead to; a link that leads nowhere is refused.
  private static func resolved(_ path: String) throws(FileError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else {
        throw .system(path: path, action: .write, code: errno)
      }
      return path
    }
    guard status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let real = realpath(path, nil) else {
      throw .system(path: path, action: .write, code: errno)
    }
    defer { free(real) }
    return String(cString: real)
  }

  private static func check(
    _ expectation: Expectation, at target: String, shownAs path: String
  ) throws(FileError) {
    switch expectation {
    case .anything: return
    case .nothing:
      if exists(target) { throw .exists(path: path) }
    case .bytes(let expected):
      let found = try? read(target, limit: max(expected.count, themeLimit))
      if found != expected { throw .changedMeanwhile(path: path) }
    }
  }

  private static func createTemporary(
    in folder: String, path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    for attempt in 0..<100 {
      let temporary = "\(folder)/.whorl-\(getpid())-\(attempt).tmp"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { break }
    }
    throw .system(path: path, action: .write, code: errno)
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(path: path, action: .write, code: errno)
      }
      written += count
    }
  }

  /// Makes the new name last through a crash; some file systems cannot, and then that is that.
  private static func flushFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
