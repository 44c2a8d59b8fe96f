/// Well-formed UTF-8, byte by byte: table 3-7 of the Unicode standard.
enum UTF8Sequence {
  /// The length of the well-formed sequence at `offset`; 0 if there is none.
  @inline(__always)
  static func length(at offset: Int, in bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    let first = bytes[offset]
    let left = count &- offset
    switch first {
    case 0..<0x80:
      return 1
    case 0xC2..<0xE0:
      return left >= 2 && isContinuation(bytes[offset &+ 1]) ? 2 : 0
    case 0xE0..<0xF0:
      guard left >= 3, isContinuation(bytes[offset &+ 2]) else { return 0 }
      let second = bytes[offset &+ 1]
      let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = first == 0xED ? 0x9F : 0xBF
      return second >= low && second <= high ? 3 : 0
    case 0xF0..<0xF5:
      guard left >= 4, isContinuation(bytes[offset &+ 2]), isContinuation(bytes[offset &+ 3])
      else { return 0 }
      let second = bytes[offset &+ 1]
      let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      return second >= low && second <= high ? 4 : 0
    case _:
      return 0
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
