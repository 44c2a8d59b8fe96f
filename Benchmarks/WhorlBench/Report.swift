#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is said to whoever measures.
enum Report {
  /// Writes numbers and words to standard output, as one line.
  static func line(_ words: String...) {
    send(Array((words.joined(separator: " ") + "\n").utf8))
  }

  /// Writes bytes to standard output, all of them.
  static func send(_ bytes: [UInt8]) { send(bytes, to: 1) }

  /// Everything at standard input.
  static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = Array(repeating: UInt8(0), count: 65_536)
    while true {
      let count = read(0, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Says why there is nothing to measure, and ends the program.
  static func fail(_ message: String) -> Never {
    send(Array((message + "\n").utf8), to: 2)
    exit(2)
  }

  private static func send(_ bytes: [UInt8], to file: Int32) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(2) }
      offset += count
    }
  }
}
