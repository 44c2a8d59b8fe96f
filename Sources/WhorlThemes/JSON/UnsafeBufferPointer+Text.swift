#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a literal of more than one character.
  @inline(__always)
  init(_ text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Whether another text stands in this one, from a byte of it on. Elements one by one take five
  /// times as long, and keys are most of what a decoder looks at.
  @inline(__always)
  func holds(_ text: UnsafeBufferPointer<UInt8>, at offset: Int = 0) -> Bool {
    guard text.count <= count &- offset else { return false }
    guard let own = baseAddress, let other = text.baseAddress else { return true }
    return memcmp(own + offset, other, text.count) == 0
  }

  /// Whether all is ASCII that a terminal shows as it is.
  @inline(__always)
  var isPrintableASCII: Bool { allSatisfy { 0x20...0x7E ~= $0 } }
}
