#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file descriptor that is closed once.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// What there is to read right now.
  enum Reading {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  /// Reads what is there; blocks only if the descriptor does and there is nothing.
  func read() -> Reading {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
      let count = systemRead(number, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      if count == 0 { return .end }
      // A terminal whose last user has gone reports EIO.
      return errno == EAGAIN || errno == EINTR ? .nothingYet : .end
    }
  }

  /// Writes as much as fits; returns the number of bytes written, or `nil` if the reader has gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  func setNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Both ends of a new pipe.
  static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw TestFailure.system(call: "pipe", error: errno) }
    return (ends[0], ends[1])
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ size: Int) -> Int {
  read(file, buffer, size)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ size: Int) -> Int {
  write(file, buffer, size)
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  pipe(ends)
}
