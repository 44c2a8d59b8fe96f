#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new, empty folder that goes, with all that is in it, when the value does.
public final class TemporaryFolder {
  /// The absolute path.
  public let path: String

  /// Makes the folder.
  public init() {
    var template = Array("/tmp/whorl-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    Self.remove(path)
  }

  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    chmod(path, 0o700)
    for name in FolderListing.names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// Writes a file in the folder and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) -> String {
    write(Array(text.utf8), to: name)
  }

  /// Writes a file in the folder and gives its path; missing folders on the way are made.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) -> String {
    let file = "\(path)/\(name)"
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    if let stream = fopen(file, "wb") {
      fwrite(bytes, 1, bytes.count, stream)
      fclose(stream)
    }
    return file
  }

  /// The bytes of a file in the folder, or `nil`.
  public func bytes(of name: String) -> [UInt8]? {
    guard let stream = fopen("\(path)/\(name)", "rb") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while true {
      let byte = getc(stream)
      if byte == EOF { return bytes }
      bytes.append(UInt8(byte))
    }
  }

  /// The text of a file in the folder, or `nil`.
  public func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in the folder, hidden ones too, sorted.
  public var names: [String] { FolderListing.names(in: path) }
}
