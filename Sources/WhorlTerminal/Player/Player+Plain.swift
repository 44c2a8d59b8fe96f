internal import CSystem
internal import WhorlCore
internal import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Player {
  /// Says in one line on standard error what would be shown, where nothing may move.
  ///
  /// The line comes at once, without any control sequence. Then the duration passes, if there is
  /// one; signals have their default effects. Without a duration there is nothing to wait for.
  public func announce(_ label: String) -> Ending {
    var line = String(label.map { $0.terminalSafe })
    line.append("\n")
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        return .closed
      }
    }
    guard let duration else { return .finished }
    let end = (MonotonicClock.now + duration).nanoseconds
    while wh_wait(end, nil, 0) != WH_DEADLINE {}
    return .finished
  }
}
