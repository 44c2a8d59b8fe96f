extension JSONParser {
  /// Reads a string with its quotes.
  @inline(__always)
  mutating func readString(isKey: Bool) throws(JSONError.Fault) {
    let start = offset
    offset &+= 1
    var isEscaped = false
    while true {
      skipPlainText()
      guard offset < count else { throw unterminated(from: start) }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { break }
      if byte >= 0x80 {
        try skipUTF8()
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try skipEscape()
      } else {
        throw .controlCharacter(byte)
      }
    }
    var link: UInt32 = 0
    if isKey {
      link =
        isEscaped
        ? escapedSignature(from: start + 1, to: offset)
        : JSONSignature.of(UnsafeBufferPointer(start: bytes + start + 1, count: offset - start - 1))
    }
    offset &+= 1
    append(.string, from: start, to: offset, link: link, isEscaped: isEscaped)
  }

  /// Skips ASCII that is neither a control, a quote nor a backslash, eight bytes at a time.
  ///
  /// The carry out of a byte can only mark bytes above it, so the lowest mark is always right.
  /// Bit tricks: "Determine if a word has a byte less than n", Bit Twiddling Hacks, S. Anderson.
  @inline(__always)
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    while offset &+ 8 <= count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let isQuote = (quotes &- ones) & ~quotes
      let isSlash = (slashes &- ones) & ~slashes
      let isControl = (word &- (ones &* 0x20)) & ~word
      let marks = (isQuote | isSlash | isControl | word) & (ones &* 0x80)
      guard marks == 0 else {
        offset &+= marks.trailingZeroBitCount >> 3
        return
      }
      offset &+= 8
    }
    while offset < count {
      let byte = bytes[offset]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return
      }
      offset &+= 1
    }
  }

  /// Skips the sequences of non-ASCII characters at `offset`: table 3-7 of the Unicode standard.
  @inline(__always)
  private mutating func skipUTF8() throws(JSONError.Fault) {
    repeat {
      let length = UTF8Sequence.length(at: offset, in: bytes, count: count)
      guard length > 0 else { throw .notUTF8 }
      offset &+= length
    } while offset < count && bytes[offset] >= 0x80
  }

  @inline(never)
  private mutating func skipEscape() throws(JSONError.Fault) {
    let start = offset
    guard start + 1 < count else { throw unterminated(from: start) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      guard let unit = JSONEscape.unit(at: start, in: bytes, count: count) else {
        throw .shortEscape
      }
      if UTF16.isTrailSurrogate(unit) { throw .loneSurrogate(unit) }
      offset += 6
      if UTF16.isLeadSurrogate(unit) {
        guard let second = JSONEscape.unit(at: offset, in: bytes, count: count),
          UTF16.isTrailSurrogate(second)
        else {
          offset = start
          throw .loneSurrogate(unit)
        }
        offset += 6
      }
    case _:
      offset += 1
      guard let found = scalar(at: offset) else { throw .notUTF8 }
      offset = start
      throw .unknownEscape(found)
    }
  }

  @inline(never)
  private func escapedSignature(from start: Int, to end: Int) -> UInt32 {
    let text = JSONEscape.decode(UnsafeBufferPointer(start: bytes + start, count: end - start))
    return text.withUnsafeBufferPointer { JSONSignature.of($0) }
  }

  @inline(never)
  private mutating func unterminated(from start: Int) -> JSONError.Fault {
    offset = start
    return .unterminatedString
  }
}
