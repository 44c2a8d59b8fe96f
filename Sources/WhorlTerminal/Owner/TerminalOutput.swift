internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The way to a terminal: bytes are sent or kept, but never waited for.
///
/// A terminal that takes nothing (Ctrl-S, a stuck connection) must not make the program deaf to
/// signals. The descriptor that the program was given may block, and shares that with the shell and
/// everybody else, so the terminal is opened once more.
struct TerminalOutput: ~Copyable {
  /// Where the bytes go.
  let descriptor: Int32
  private let isReopened: Bool
  /// What the terminal has not taken yet.
  private var backlog: [UInt8] = []
  /// Whether the terminal was closed.
  private(set) var isClosed = false

  init(terminal given: Int32) {
    let own = wh_reopen_terminal(given)
    isReopened = own >= 0
    descriptor = isReopened ? own : given
  }

  deinit {
    if isReopened { close(descriptor) }
  }

  /// Whether bytes that go to a descriptor of the same terminal are kept apart from these.
  func isApart(from other: Int32) -> Bool { isReopened || descriptor != other }

  /// Whether the terminal has yet to take something.
  var isWaiting: Bool { !backlog.isEmpty }

  /// Puts bytes before those of the next `send`.
  mutating func prepare(_ bytes: [UInt8]) {
    backlog += bytes
  }

  /// Sends bytes; what the terminal does not take now is kept.
  mutating func send(_ bytes: [UInt8]) {
    guard !backlog.isEmpty else {
      let count = write(bytes)
      if count < bytes.count { backlog += bytes[count...] }
      return
    }
    backlog += bytes
    flush()
  }

  /// Sends what was kept.
  mutating func flush() {
    let count = write(backlog)
    if count == backlog.count {
      backlog.removeAll(keepingCapacity: true)
    } else {
      backlog.removeFirst(count)
    }
  }

  /// Sends what was kept within a time of `wh_now`, else forgets it.
  mutating func flush(until deadline: Int64) {
    while !backlog.isEmpty && !isClosed {
      flush()
      guard !backlog.isEmpty, wh_now() < deadline else { break }
      var interest = interest
      _ = wh_wait(deadline, &interest, 1)
    }
    discard()
  }

  /// Forgets what was kept.
  mutating func discard() {
    backlog.removeAll(keepingCapacity: true)
  }

  /// Being able to send.
  var interest: wh_interest {
    var interest = wh_interest()
    interest.descriptor = descriptor
    interest.wants_writing = true
    return interest
  }

  /// Returns how many bytes need not be sent any more.
  private mutating func write(_ bytes: [UInt8]) -> Int {
    if isClosed || bytes.isEmpty { return bytes.count }
    if !isReopened {
      // This write may block, but not if the terminal takes something now.
      var interest = interest
      guard wh_wait(0, &interest, 1) == WH_READY else { return 0 }
    }
    let count = systemWrite(descriptor, bytes)
    if count >= 0 { return count }
    if errno == EAGAIN || errno == EINTR { return 0 }
    isClosed = true
    return bytes.count
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
  bytes.withUnsafeBytes { wh_terminal_write(descriptor, $0.baseAddress, $0.count) }
}
