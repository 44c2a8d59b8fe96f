#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Texts that were looked at once and are kept, to be compared with what is made now.
///
/// With `RECORD_GOLDENS=1` in the environment the texts are written anew, and the run fails, so
/// that a recording is never taken for a test.
public enum Golden {
  /// Compares a text with the one kept as `Golden/NAME` in the test target of the calling file.
  ///
  /// Returns `nil` where both are the same, else a sentence that says how they differ.
  public static func difference(
    _ text: String, from name: String, file: String = #filePath
  ) -> String? {
    let path = "\(folder(of: file))/\(name)"
    if isRecording {
      return write(text, to: path) ? "recorded \(name); look at it" : "cannot write \(path)"
    }
    guard let kept = read(path) else { return "\(name) is missing; record it" }
    if kept == text { return nil }
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    return "\(name) differs from line \(line + 1) on; now it is\n\(text)"
  }

  /// The names of all texts kept for the test target of the calling file, in order.
  public static func names(file: String = #filePath) -> [String] {
    guard let entries = opendir(folder(of: file)) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static var isRecording: Bool {
    getenv("RECORD_GOLDENS").map { String(cString: $0) == "1" } ?? false
  }

  /// `…/Tests/Target/Folder/File.swift` → `…/Tests/Target/Golden`.
  private static func folder(of file: String) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let target = parts.lastIndex(of: "Tests").map { $0 + 1 } ?? parts.count - 1
    return parts[...target].joined(separator: "/") + "/Golden"
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&block, 1, block.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
    }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
    return fclose(file) == 0 && isWhole
  }
}
