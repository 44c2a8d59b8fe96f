import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the program's two streams; what is written goes out at once.
enum StandardStream: Int32, Sendable {
  /// For data.
  case output = 1
  /// For messages.
  case error = 2

  /// Puts something in the place of standard streams that are closed, so that no file that is opened
  /// later is taken for one: `/dev/null`, opened such that reading or writing fails as before.
  ///
  /// To be called before any file is opened.
  static func fillGaps() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of some bytes.
  ///
  /// - Throws: `closedPipe` where nobody reads any more, `output` with the reason otherwise.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { base in
          systemWrite(rawValue, base + written, buffer.count - written)
        } ?? 0
      }
      if count < 0 {
        switch errno {
        case EINTR: continue
        case EAGAIN: waitUntilWritable()
        case EPIPE: throw .closedPipe
        default: throw .output("cannot write: \(String(cString: strerror(errno)))")
        }
      } else {
        written += count
      }
    }
  }

  /// Writes a line.
  func writeLine(_ text: String) throws(CommandError) {
    try write(Array(text.utf8) + [UInt8(ascii: "\n")])
  }

  /// Writes a JSON text, without characters that a terminal would obey.
  func writeJSON(_ text: String) throws(CommandError) {
    try write(Array(JSONText.visible(text).utf8))
  }

  private func waitUntilWritable() {
    var entry = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    poll(&entry, 1, -1)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
