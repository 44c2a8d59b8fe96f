extension JSONParser {
  /// Refuses what no document can begin with, and skips a byte order mark and the blanks.
  mutating func readStart() throws(JSONError.Fault) {
    let start = UnsafeBufferPointer(start: bytes, count: count)
    if let foreign = JSONError.Foreign(beginning: start) { throw .foreign(foreign) }
    offset = JSONDocument.markLength(of: start)
    skipBlanks()
    if offset == count { throw .empty }
  }

  /// What is wrong with the text at `offset`, where `expectation` should stand.
  @inline(never)
  func unexpected(_ expectation: JSONError.Expectation) -> JSONError.Fault {
    guard offset < count else { return .unexpected(nil, expected: expectation) }
    guard let found = scalar(at: offset) else { return .notUTF8 }
    if found == "/", offset + 1 < count,
      bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
    {
      return .comment
    }
    if expectation == .value {
      var end = offset
      while end < count, isWordByte(bytes[end]) { end += 1 }
      if end > offset {
        let word = UnsafeBufferPointer(start: bytes + offset, count: end - offset)
        return .unknownWord(String(decoding: word, as: UTF8.self))
      }
    }
    return .unexpected(found, expected: expectation)
  }

  @inline(never)
  func trailingText() -> JSONError.Fault {
    scalar(at: offset) == nil ? .notUTF8 : .trailingText
  }

  /// The character at `offset`; `nil` if that is not UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let length = UTF8Sequence.length(at: offset, in: bytes, count: count)
    guard length > 0 else { return nil }
    let text = UnsafeBufferPointer(start: bytes + offset, count: length)
    return String(decoding: text, as: UTF8.self).unicodeScalars.first
  }

  /// The error for a fault at `offset`.
  @inline(never)
  func error(for fault: JSONError.Fault) -> JSONError {
    JSONError(fault: fault, offset: offset, position: position(of: offset), pointer: pointer())
  }

  func position(of offset: Int) -> TextPosition {
    TextPosition(of: offset, in: Array(UnsafeBufferPointer(start: bytes, count: offset)))
  }

  /// The innermost value that has begun when reading stops.
  private func pointer() -> JSONPointer {
    var path: [UInt32] = []
    var container = open
    while container != Self.none {
      path.append(container)
      container = records[Int(container)].link
    }
    path.reverse()
    var tokens: [String] = []
    for (index, container) in path.enumerated() {
      let child = index + 1 < path.count ? path[index + 1] : nil
      if let token = token(of: child, in: container) { tokens.append(token) }
    }
    return JSONPointer(tokens: tokens)
  }

  /// The key or the index of the record `child` of an open container; without a child, of the
  /// value that is being read, if one is.
  private func token(of child: UInt32?, in container: UInt32) -> String? {
    var record = container + 1
    if records[Int(container)].kind == .object {
      while record < recordCount {
        let value = record + 1
        if value == child || value >= recordCount {
          return String(decoding: keyText(record), as: UTF8.self)
        }
        record = next(value)
      }
      return nil
    }
    var index = 0
    while record < recordCount, record != child {
      record = next(record)
      index += 1
    }
    return child != nil || isInElement ? String(index) : nil
  }
}
