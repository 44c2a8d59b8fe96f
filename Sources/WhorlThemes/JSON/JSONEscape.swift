/// The backslash sequences of JSON strings, read.
enum JSONEscape {
  /// The code unit of the `\uXXXX` at `offset`; `nil` if there is none.
  static func unit(at offset: Int, in bytes: UnsafePointer<UInt8>, count: Int) -> UInt16? {
    guard offset + 6 <= count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      let byte = bytes[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case _: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The UTF-8 of the text between the quotes of a string that has been read without a fault.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard let bytes = text.baseAddress else { return [] }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case UInt8(ascii: "b"): decoded.append(0x08)
      case UInt8(ascii: "f"): decoded.append(0x0C)
      case UInt8(ascii: "n"): decoded.append(0x0A)
      case UInt8(ascii: "r"): decoded.append(0x0D)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "u"):
        var value = UInt32(unit(at: offset, in: bytes, count: text.count) ?? 0)
        if value & 0xFC00 == 0xD800 {
          offset += 6
          let second = UInt32(unit(at: offset, in: bytes, count: text.count) ?? 0)
          value = 0x10000 + (value - 0xD800) << 10 + (second - 0xDC00)
        }
        decoded.append(contentsOf: (Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        offset += 4
      case let plain: decoded.append(plain)
      }
      offset += 2
    }
    return decoded
  }
}
