/// A short number that equal keys share, so that most unequal ones are told apart at a glance.
enum JSONSignature {
  /// The signature of a key's decoded UTF-8: its length with its first and last eight bytes.
  @inline(__always)
  static func of(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var mixed = UInt64(truncatingIfNeeded: key.count)
    let bytes = UnsafeRawPointer(key.baseAddress)
    if let bytes, key.count >= 8 {
      let first = bytes.loadUnaligned(as: UInt64.self)
      let last = bytes.loadUnaligned(fromByteOffset: key.count &- 8, as: UInt64.self)
      mixed ^= first &* 0x9E37_79B9_7F4A_7C15 ^ last
    } else {
      for byte in key { mixed = mixed << 8 ^ UInt64(byte) }
      mixed ^= UInt64(truncatingIfNeeded: key.count) << 56
    }
    // The golden ratio spreads the differences into the upper half (Knuth, volume 3, 6.4).
    return UInt32(truncatingIfNeeded: (mixed ^ mixed >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }
}
