#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files, and writes them so that nobody ever sees half of one.
public enum FileStore {
  /// The largest theme file: 1 MiB.
  public static let themeLimit = 1 << 20

  /// The bytes of a file, at most `limit` of them.
  ///
  /// - Throws: where there is no such file, it is no ordinary file or pipe, or it is too long.
  public static func read(_ path: String, limit: Int = themeLimit) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path, action: .read, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .system(path: path, action: .read, code: errno)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .notAFile(path: path) }
    return try readAll(descriptor, path: path, limit: limit)
  }

  private static func readAll(
    _ descriptor: Int32, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(path: path, action: .read, code: errno)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit { throw .tooLong(path: path, limit: limit) }
    }
  }

  /// The names in a folder, sorted; hidden ones are left out.
  public static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      throw .system(path: path, action: .read, code: errno)
    }
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
