import WhorlStudio
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The recovery files of the state folder: one of this studio, while it has unsaved changes, and
/// those that studios have left which ended without saving.
///
/// Beside each file lies one that its studio holds locked: a file whose lock is free has been left.
struct RecoveryStore: ~Copyable {
  private let folder: String?
  /// The name of this studio's file, and the descriptor of its lock.
  private var own: (name: String, lock: Int32)?

  /// The largest recovery file, in bytes.
  private static let limit = 256 << 20

  /// Nothing is kept yet. Without a state folder nothing ever is.
  init(state: String?) {
    folder = state.map { "\($0)/recovery" }
  }

  deinit {
    if let own { close(own.lock) }
  }

  /// Writes this studio's file: all of it, or it stays as it was.
  mutating func keep(_ bytes: [UInt8]) -> Event? {
    guard let folder else { return nil }
    do {
      let name = try claimedName(in: folder)
      try FileStore.save(bytes, to: "\(folder)/\(name).json", expecting: .anything)
      return .recoveryKept(nil)
    } catch {
      return .recoveryKept(error)
    }
  }

  /// Removes this studio's file.
  mutating func drop() {
    guard let own else { return }
    remove(own.name)
    close(own.lock)
    self.own = nil
  }

  /// What studios have left that do not run any more.
  borrowing func left() -> Event {
    guard let folder, let names = try? FileStore.names(inFolder: folder) else {
      return .recoveryFound([])
    }
    let files = names.filter { $0.hasSuffix(".json") }.compactMap { file -> FoundRecovery? in
      let name = String(file.dropLast(5))
      guard name != own?.name, !Self.isLocked("\(folder)/\(name).lock"),
        let bytes = try? FileStore.read("\(folder)/\(file)", limit: Self.limit)
      else { return nil }
      return FoundRecovery(name: name, bytes: bytes)
    }
    return .recoveryFound(files)
  }

  /// Removes a file and its lock.
  borrowing func remove(_ name: String) {
    guard let folder else { return }
    try? FileStore.remove("\(folder)/\(name).json")
    try? FileStore.remove("\(folder)/\(name).lock")
  }

  /// The name of this studio's file, which nobody else uses.
  private mutating func claimedName(in folder: String) throws(FileError) -> String {
    if let own { return own.name }
    try FileStore.makeFolder(folder)
    // A process that has died may have left a file under the same number.
    for attempt in 0..<100 {
      let name = "\(getpid())-\(attempt)"
      let path = "\(folder)/\(name).lock"
      guard !FileStore.exists("\(folder)/\(name).json") else { continue }
      let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard lock >= 0 else { throw .system(path: path, action: .write, code: errno) }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 {
        own = (name, lock)
        return name
      }
      close(lock)
    }
    throw .exists(path: folder)
  }

  private static func isLocked(_ path: String) -> Bool {
    let lock = open(path, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
