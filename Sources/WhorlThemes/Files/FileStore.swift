#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files, and writes them so that nobody ever sees half of one.
public enum FileStore {
  /// The largest theme file: 1 MiB.
  public static let themeLimit = 1 << 20

  /// The bytes of an ordinary file, at most `limit` of them.
  ///
  /// - Throws: where there is no such file, it is no ordinary one, or it is too long.
  public static func read(_ path: String, limit: Int = themeLimit) throws(FileError) -> [UInt8] {
    try withOpenFile(path) { (descriptor, type) throws(FileError) in
      guard type == S_IFREG else { throw .notAFile(path: path) }
      return try readAll(descriptor, path: path, isOrdinary: type == S_IFREG, limit: limit) {
        false
      }
    }
  }

  /// Opens a file for reading, without waiting for anybody, and closes it again.
  static func withOpenFile(
    _ path: String, _ read: (Int32, mode_t) throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw reason(path, .read) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw reason(path, .read) }
    return try read(descriptor, status.st_mode & S_IFMT)
  }

  /// Reads to the end of a file. Where nothing has come yet, `isWorthWaiting` may say that the end
  /// is not the end. Of an ordinary file less than was asked for is all that there is left.
  static func readAll(
    _ descriptor: Int32, path: String, isOrdinary: Bool, limit: Int,
    isWorthWaiting: () throws(FileError) -> Bool
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let size = 16384
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { chunk in
        let count = systemRead(descriptor, chunk.baseAddress, chunk.count)
        if count > 0 { bytes.append(contentsOf: chunk[..<count]) }
        return count
      }
      if count > 0 {
        if bytes.count > limit { throw .tooLong(path: path, limit: limit) }
        if isOrdinary, count < size { return bytes }
      } else if count == 0 {
        guard bytes.isEmpty, try isWorthWaiting() else { return bytes }
      } else if errno == EAGAIN {
        _ = wait(for: POLLIN, on: descriptor, milliseconds: -1)
      } else if errno != EINTR {
        throw reason(path, .read)
      }
    }
  }

  /// Waits until a descriptor is ready or its other end is closed; whether that came in time.
  static func wait(for events: Int32, on descriptor: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    var count = poll(&entry, 1, milliseconds)
    while count < 0, errno == EINTR { count = poll(&entry, 1, milliseconds) }
    return count > 0
  }

  /// Why the system refused just now.
  static func reason(_ path: String, _ action: FileError.Action) -> FileError {
    let code = errno
    if code == ENOENT, let target = linkTarget(path) {
      return .danglingLink(path: path, target: target)
    }
    return .system(path: path, action: action, code: code)
  }

  /// Where a symbolic link points to; `nil` where the path is none.
  private static func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names in a folder, sorted; hidden ones are left out.
  public static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw reason(path, .read) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether there is something at a path, a dangling link included.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Removes a file.
  public static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw .system(path: path, action: .remove, code: errno) }
  }

  /// Makes a folder and those that it lies in.
  public static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw .system(path: path, action: .write, code: errno)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .system(path: path, action: .write, code: errno)
    }
  }
}
