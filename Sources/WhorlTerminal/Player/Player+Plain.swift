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
  ///
  /// - Parameter label: what is said; `nil` for nothing.
  public func announce(_ label: String?) -> Ending {
    let line = label.map { String($0.map { $0.terminalSafe }) + "\n" } ?? ""
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
    return wait(until: MonotonicClock.now + duration)
  }

  /// Waits until a time, or until nobody reads any more what was said.
  private func wait(until end: Time) -> Ending {
    while true {
      let rest = (end - MonotonicClock.now).nanoseconds
      guard rest > 0 else { return .finished }
      var entry = pollfd(fd: 2, events: 0, revents: 0)
      let milliseconds = min((rest - 1) / 1_000_000 + 1, 86_400_000)
      guard poll(&entry, 1, Int32(milliseconds)) > 0 else { continue }
      if Int32(entry.revents) & (POLLERR | POLLHUP) != 0 { return .closed }
      // Standard error is closed: there is nothing to watch.
      _ = wh_wait(end.nanoseconds, nil, 0)
    }
  }
}
