extension JSONNode {
  /// The `Double` nearest to a number; infinite where the number is beyond the largest `Double`,
  /// `nil` if the value is no number.
  public var number: Double? {
    let record = record
    guard record.kind == .number else { return nil }
    let range = Int(record.start)..<Int(record.end)
    return storage.bytes.withUnsafeBufferPointer { bytes in
      let literal = UnsafeBufferPointer(rebasing: bytes[range])
      return Self.exactDouble(literal) ?? Double(String(decoding: literal, as: UTF8.self))
    }
  }

  /// The number, where its digits and the power of ten are both `Double`s, so that one division
  /// or multiplication rounds it correctly (W. D. Clinger, How to read floating point numbers
  /// accurately, 1990).
  @inline(__always)
  private static func exactDouble(_ literal: UnsafeBufferPointer<UInt8>) -> Double? {
    guard literal.count <= 17 else { return nil }
    var digits: UInt64 = 0
    var places = 0
    var isFraction = false
    let isNegative = literal.first == UInt8(ascii: "-")
    for byte in literal.dropFirst(isNegative ? 1 : 0) {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
        if isFraction { places &+= 1 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        return nil
      }
    }
    guard digits < 1 << 53 else { return nil }
    let magnitude = Double(digits) / power(places)
    return isNegative ? -magnitude : magnitude
  }

  /// 10 to the power of `places`, which is at most 16 and so exact.
  @inline(__always)
  private static func power(_ places: Int) -> Double {
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    return power
  }
}
