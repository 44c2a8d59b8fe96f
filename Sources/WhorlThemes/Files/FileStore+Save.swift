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
  /// its mode and, where allowed, its owner stay. Missing folders are made. Signals wait until the
  /// file is saved. To a pipe or a device, where anything may be there, the bytes are just written.
  ///
  /// - Throws: `changedMeanwhile` or `exists` where the expectation is not met, or why the system
  ///   refused; then nothing has changed.
  public static func save(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation
  ) throws(FileError) {
    var old = stat()
    let isThere = stat(path, &old) == 0
    if isThere, old.st_mode & S_IFMT != S_IFREG {
      guard expectation == .anything, old.st_mode & S_IFMT != S_IFDIR else {
        throw .notAFile(path: path)
      }
      return try writeThrough(bytes, to: path)
    }
    let target = try resolved(path)
    try check(expectation, at: target, shownAs: path)
    // The folder may allow what the file forbids.
    if isThere, access(target, W_OK) != 0 { throw reason(path, .write) }
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    try makeFolder(folder)
    let signals = SignalHold()
    defer { signals.release() }
    try replace(
      target, in: folder, with: bytes, like: isThere ? old : nil, expecting: expectation,
      shownAs: path)
    flushFolder(folder)
  }

  /// Writes a new file and gives it the name of the old one.
  private static func replace(
    _ target: String, in folder: String, with bytes: [UInt8], like old: stat?,
    expecting expectation: Expectation, shownAs path: String
  ) throws(FileError) {
    // Until it has the old one's mode, nobody else may read what the old one held back.
    let (descriptor, temporary) = try createTemporary(
      in: folder, mode: old == nil ? 0o666 : 0o600, path: path)
    var isRenamed = false
    defer {
      close(descriptor)
      if !isRenamed { unlink(temporary) }
    }
    try write(bytes, to: descriptor, path: path)
    if let old {
      // The owner first, since changing it may clear bits of the mode. An owner that we may not
      // give away is no reason to refuse the save.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw reason(path, .write) }
    }
    guard fsync(descriptor) == 0 else { throw reason(path, .write) }
    let lock = FileLock(target)
    defer { _ = lock }
    try check(expectation, at: target, shownAs: path)
    if expectation == .nothing {
      // Unlike a rename, a link never takes the place of what somebody made meanwhile.
      if link(temporary, target) == 0 { return }
      if errno == EEXIST { throw .exists(path: path) }
    }
    guard rename(temporary, target) == 0 else { throw reason(path, .write) }
    isRenamed = true
  }

  /// The path that links lead to; a link that leads nowhere is refused.
  private static func resolved(_ path: String) throws(FileError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw reason(path, .write) }
      return path
    }
    guard status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let real = realpath(path, nil) else { throw reason(path, .write) }
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
    in folder: String, mode: mode_t, path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    for attempt in 0..<100 {
      let temporary = "\(folder)/.whorl-\(getpid())-\(attempt).tmp"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { break }
    }
    throw .system(path: path, action: .write, code: errno)
  }

  static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { throw reason(path, .write) }
        _ = wait(for: POLLOUT, on: descriptor, milliseconds: -1)
      } else {
        written += count
      }
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
