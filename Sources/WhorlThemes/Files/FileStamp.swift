#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells, without reading a file, that it has changed: another file stands there, or it has
/// another length, or it was written or renamed at another time.
public struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let modified: Moment
  private let changed: Moment
  /// Whether it is an ordinary file, not a pipe or a device.
  public let isOrdinary: Bool

  private struct Moment: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = time.tv_nsec
    }
  }

  /// Looks at the file that a path leads to; `nil` where there is none.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    isOrdinary = status.st_mode & S_IFMT == S_IFREG
    #if canImport(Glibc)
      modified = Moment(status.st_mtim)
      changed = Moment(status.st_ctim)
    #else
      modified = Moment(status.st_mtimespec)
      changed = Moment(status.st_ctimespec)
    #endif
  }

  /// Whether a change since then would show: the system's clock for files advances in steps of some
  /// milliseconds, so that a second write within one leaves the same time.
  public var isTelling: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int(now.tv_sec) > changed.seconds + 1
  }
}
