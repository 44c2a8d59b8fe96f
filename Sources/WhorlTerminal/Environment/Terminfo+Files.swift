#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Terminfo {
  /// Where every system keeps some entries.
  private static let standardFolders = [
    "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
    "/usr/local/share/terminfo",
  ]

  /// The largest entry that ncurses writes: 32 KiB.
  private static let limit = 32768

  /// The folders in which entries are looked for, in order: `TERMINFO`, `~/.terminfo`,
  /// `TERMINFO_DIRS` (in which an empty part means the usual places), the usual places.
  static func folders(_ environment: Environment) -> [String] {
    var folders: [String] = []
    if let own = environment["TERMINFO"], own.hasPrefix("/") { folders.append(own) }
    if let home = environment["HOME"] { folders.append("\(home)/.terminfo") }
    let list = environment["TERMINFO_DIRS"] ?? ""
    for part in list.split(separator: ":", omittingEmptySubsequences: false) {
      folders += part.isEmpty ? standardFolders : [String(part)]
    }
    if !list.isEmpty { folders += standardFolders }
    return folders
  }

  /// Reads the entry of the terminal that `TERM` names; `nil` where there is none, which is normal.
  public static func find(_ environment: Environment) -> Terminfo? {
    guard let term = environment["TERM"], let first = term.utf8.first, first != UInt8(ascii: "."),
      !term.contains("/")
    else { return nil }
    // Entries lie under the first letter of their name, or under its code on some systems.
    let letters = [term.prefix(1).description, String(first, radix: 16)]
    for folder in folders(environment) {
      for letter in letters {
        let path = "\(folder)/\(letter)/\(term)"
        if let bytes = bytes(at: path), let entry = Terminfo(path: path, bytes: bytes) {
          return entry
        }
      }
    }
    return nil
  }

  private static func bytes(at path: String) -> [UInt8]? {
    // A pipe in this place must not hold the program up.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, limit))
    }
  }
}
