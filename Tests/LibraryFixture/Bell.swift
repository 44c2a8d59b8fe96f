#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the main thread waits for: that somebody rings, or that SIGUSR1 comes.
final class Bell: @unchecked Sendable {
  /// Where a signal handler, which can hold nothing, finds it.
  private static let ringing: Int32 = 9
  private let hearing: Int32
  var onSignal: () -> Void = {}

  init() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    dup2(ends[1], Self.ringing)
    hearing = ends[0]
    signal(SIGUSR1) { _ in
      var byte: UInt8 = 1
      write(Bell.ringing, &byte, 1)
    }
  }

  func ring() {
    var byte: UInt8 = 0
    write(Self.ringing, &byte, 1)
  }

  func wait() {
    var byte: UInt8 = 0
    while read(hearing, &byte, 1) != 1 || byte == 1 {
      if byte == 1 { onSignal() }
      byte = 0
    }
  }
}
