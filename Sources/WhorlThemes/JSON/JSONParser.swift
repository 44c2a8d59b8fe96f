/// Reads one JSON text strictly by RFC 8259 into records, in one pass and without recursion.
///
/// The open containers form a list through their records' links, so nesting costs no memory of its
/// own.
struct JSONParser {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Room for `capacity(for:limits:)` records.
  let records: UnsafeMutablePointer<JSONRecord>
  let limits: JSONLimits
  var offset = 0
  var recordCount: UInt32 = 0
  /// The innermost container that is being read, or `none`.
  var open = none
  var depth = 0
  /// Whether the text at `offset` belongs to an element of the innermost container.
  var isInElement = false

  static let none = UInt32.max

  /// The largest number of records that a text of `count` bytes can need: each takes a byte and
  /// another that closes it or sets it off from the next, which containers still open do without.
  static func capacity(for count: Int, limits: JSONLimits) -> Int {
    (count + min(count, limits.depth)) / 2 + 2
  }

  /// The byte at `offset`; NUL, which no rule of the grammar takes, at the end.
  @inline(__always)
  var byte: UInt8 { offset < count ? bytes[offset] : 0 }

  /// Reads the whole text.
  mutating func readDocument() throws(JSONError.Fault) {
    try readStart()
    reading: while true {
      try readValue()
      // What follows a value: nothing, or the rest of the container it stands in.
      while true {
        if open == Self.none { break reading }
        isInElement = false
        skipBlanks()
        let isObject = records[Int(open)].kind == .object
        switch byte {
        case UInt8(ascii: ","):
          offset &+= 1
          skipBlanks()
          if isObject {
            try readKey(isFirst: false)
          } else if byte == UInt8(ascii: "]") {
            throw .trailingComma(before: "]")
          }
          isInElement = true
          continue reading
        case UInt8(ascii: "}") where isObject:
          try closeObject()
        case UInt8(ascii: "]") where !isObject:
          close()
        case _:
          throw unexpected(isObject ? .commaOrBrace : .commaOrBracket)
        }
      }
    }
    skipBlanks()
    if offset < count { throw trailingText() }
  }

  /// Reads a scalar, an empty container, or the start of a container up to its first scalar.
  @inline(__always)
  private mutating func readValue() throws(JSONError.Fault) {
    while true {
      switch byte {
      case UInt8(ascii: "\""):
        try readString(isKey: false)
        return
      case UInt8(ascii: "{"):
        try open(.object)
        skipBlanks()
        if byte == UInt8(ascii: "}") {
          close()
          return
        }
        try readKey(isFirst: true)
        isInElement = true
      case UInt8(ascii: "["):
        try open(.array)
        skipBlanks()
        if byte == UInt8(ascii: "]") {
          close()
          return
        }
        isInElement = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        try readNumber()
        return
      case UInt8(ascii: "t"):
        try readWord("true", .true)
        return
      case UInt8(ascii: "f"):
        try readWord("false", .false)
        return
      case UInt8(ascii: "n"):
        try readWord("null", .null)
        return
      case _:
        throw unexpected(.value)
      }
    }
  }

  @inline(__always)
  private mutating func readKey(isFirst: Bool) throws(JSONError.Fault) {
    guard byte == UInt8(ascii: "\"") else {
      if !isFirst, byte == UInt8(ascii: "}") { throw .trailingComma(before: "}") }
      throw unexpected(isFirst ? .keyOrBrace : .key)
    }
    try readString(isKey: true)
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { throw unexpected(.colon) }
    offset &+= 1
    skipBlanks()
  }

  @inline(__always)
  private mutating func open(_ kind: JSONKind) throws(JSONError.Fault) {
    guard depth < limits.depth else { throw .tooDeep(limit: limits.depth) }
    depth &+= 1
    let index = append(kind, from: offset, to: offset, link: open)
    open = index
    isInElement = false
    offset &+= 1
  }

  @inline(__always)
  private mutating func closeObject() throws(JSONError.Fault) {
    try checkKeys()
    close()
  }

  @inline(__always)
  private mutating func close() {
    offset &+= 1
    depth &-= 1
    let container = records + Int(open)
    open = container.pointee.link
    container.pointee.link = recordCount
    container.pointee.end = UInt32(truncatingIfNeeded: offset)
  }

  @inline(__always) @discardableResult
  mutating func append(
    _ kind: JSONKind, from start: Int, to end: Int, link: UInt32 = 0, isEscaped: Bool = false
  ) -> UInt32 {
    let index = recordCount
    (records + Int(index)).initialize(
      to: JSONRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        link: link, kind: kind, isEscaped: isEscaped))
    recordCount &+= 1
    return index
  }

  @inline(__always)
  mutating func skipBlanks() {
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset &+= 1
      case _: return
      }
    }
  }
}
