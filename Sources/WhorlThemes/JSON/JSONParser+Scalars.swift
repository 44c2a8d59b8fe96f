extension JSONParser {
  /// Reads `-? (0 | [1-9] [0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  @inline(__always)
  mutating func readNumber() throws(JSONError.Fault) {
    let start = offset
    if byte == UInt8(ascii: "-") {
      offset &+= 1
      guard isDigit(byte) else { throw .missingDigits(after: "-") }
    }
    if byte == UInt8(ascii: "0") {
      offset &+= 1
      if isDigit(byte) {
        offset &-= 1
        throw .leadingZero
      }
    } else {
      skipDigits()
    }
    if byte == UInt8(ascii: ".") {
      offset &+= 1
      guard isDigit(byte) else { throw .missingDigits(after: ".") }
      skipDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      let letter = Unicode.Scalar(byte)
      offset &+= 1
      var last = letter
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        last = Unicode.Scalar(byte)
        offset &+= 1
      }
      guard isDigit(byte) else { throw .missingDigits(after: last) }
      skipDigits()
    }
    append(.number, from: start, to: offset)
  }

  @inline(__always)
  mutating func readWord(_ word: StaticString, _ kind: JSONKind) throws(JSONError.Fault) {
    let length = word.utf8CodeUnitCount
    let letters = word.utf8Start
    var matched = 0
    while matched < length, offset &+ matched < count,
      bytes[offset &+ matched] == letters[matched]
    {
      matched &+= 1
    }
    let end = offset &+ length
    guard matched == length, end == count || !isWordByte(bytes[end]) else {
      throw unexpected(.value)
    }
    append(kind, from: offset, to: end)
    offset = end
  }

  @inline(__always)
  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  @inline(__always)
  private mutating func skipDigits() {
    while offset < count, isDigit(bytes[offset]) { offset &+= 1 }
  }
}
