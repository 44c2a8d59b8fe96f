#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Pipes and devices, where somebody names one: `<(jq …)`, `/dev/stdin`, `>(gzip)`, `/dev/null`.
extension FileStore {
  /// How long an end of a pipe waits for the other one to be opened, in milliseconds.
  private static let patience: Int32 = 2000

  /// The bytes of a file, a pipe or a device that somebody has named, at most `limit` of them.
  ///
  /// A pipe is read as long as somebody writes; one that nobody opens for writing is given up after
  /// two seconds.
  ///
  /// - Throws: where there is no such file, it is a folder, nobody writes, or it is too long.
  public static func readAnything(
    _ path: String, limit: Int = themeLimit
  ) throws(FileError) -> [UInt8] {
    try withOpenFile(path) { (descriptor, type) throws(FileError) in
      guard type != S_IFDIR else { throw .notAFile(path: path) }
      var hasWaited = type != S_IFIFO
      return try readAll(descriptor, path: path, isOrdinary: type == S_IFREG, limit: limit) {
        () throws(FileError) in
        if hasWaited { return false }
        hasWaited = true
        guard wait(for: POLLIN, on: descriptor, milliseconds: patience) else {
          throw .silentPipe(path: path)
        }
        return true
      }
    }
  }

  /// Writes bytes to what is no ordinary file.
  static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw reason(path, .write) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path)
  }
}
