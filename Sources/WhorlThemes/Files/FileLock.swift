#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps other saves of the same file waiting, between the look at what is there and its replacement.
///
/// Other programs need not care. Where a file cannot be locked (some network file systems), or
/// somebody holds it for longer than a second, the save goes on without.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock of the file at a path, which need not be there.
  init(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return }
    var tries = 100
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, tries > 0 {
      tries -= 1
      poll(nil, 0, 10)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
