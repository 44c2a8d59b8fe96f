internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program to start, with its arguments.
///
/// Words are bytes that end with a zero, since file names need not be UTF-8.
public struct ChildCommand: Hashable, Sendable {
  /// The program's name or path, then its arguments.
  public let words: [[CChar]]

  /// Takes words as a shell has split them.
  ///
  /// - Precondition: There is at least one.
  public init(words: [[CChar]]) {
    precondition(!words.isEmpty, "a command has a name")
    self.words = words
  }

  /// The name without the folders before it.
  public var name: String {
    let bytes = words[0].prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let last = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    return String(decoding: last.isEmpty ? bytes[...] : last, as: UTF8.self)
  }

  /// The name or path as it was given.
  public var path: String {
    String(decoding: words[0].prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The paths at which the program may be, in order: its own where it has a slash, else one in
  /// each folder of a search path, in which an empty part means the current folder.
  func candidates(searchPath: String?) -> [[CChar]] {
    let name = words[0].prefix { $0 != 0 }
    guard !name.isEmpty else { return [] }
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    if name.contains(slash) { return [words[0]] }
    let folders = (searchPath ?? "/bin:/usr/bin").utf8.split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return folders.map { folder in
      let start = folder.map { CChar(bitPattern: $0) }
      return (start.isEmpty ? [] : start + [slash]) + name + [0]
    }
  }

  /// The environment of this process with one variable more.
  static func environment(with name: String, _ value: String?) -> [[CChar]] {
    var entries: [[CChar]] = []
    var next = wh_environment()
    let prefix = Array(name.utf8).map { CChar(bitPattern: $0) } + [CChar(61)]
    while let list = next, let entry = list.pointee {
      let text = Array(UnsafeBufferPointer(start: entry, count: strlen(entry) + 1))
      if !text.starts(with: prefix) { entries.append(text) }
      next = list + 1
    }
    if let value { entries.append(prefix + value.utf8.map { CChar(bitPattern: $0) } + [0]) }
    return entries
  }
}

/// Why a command could not be started.
public enum StartFailure: Error, Hashable, Sendable {
  /// There is no such program.
  case notFound
  /// It is there, but cannot be executed, for this reason of the system's.
  case notExecutable(Int32)
  /// There can be no terminal for it, for this reason.
  case noTerminal(Int32)
  /// There can be no process, for this reason.
  case noProcess(Int32)
}
