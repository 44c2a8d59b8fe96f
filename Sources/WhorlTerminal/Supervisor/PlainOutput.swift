internal import WhorlCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writing that waits, to a stream that may be anything.
package enum PlainOutput {
  /// Writes all of some bytes; returns whether somebody takes them.
  @discardableResult
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count > 0 {
        rest.removeFirst(count)
      } else if count < 0, errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Writes a line of words, in which nothing is a command for a terminal.
  @discardableResult
  package static func writeLine(_ text: String, to descriptor: Int32) -> Bool {
    write(Array(String(text.map { $0.terminalSafe }).utf8) + [UInt8(ascii: "\n")], to: descriptor)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
