/// How a text is laid out, found by looking at what is there.
extension JSONDocument {
  /// The blanks directly before `offset`.
  func gap(before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    return start..<offset
  }

  /// From the last line end in a gap to the gap's end; `nil` if it has none.
  func lineBreak(in gap: Range<Int>) -> [UInt8]? {
    guard let feed = bytes[gap].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let isPair = feed > gap.lowerBound && bytes[feed - 1] == UInt8(ascii: "\r")
    return Array(bytes[(isPair ? feed - 1 : feed)..<gap.upperBound])
  }

  /// Whether a line ends in `range`.
  func hasLineEnd(in range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: "\n"))
  }

  /// Where the line of `offset` begins.
  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The layout for a value of several lines that begins on the line of `offset`.
  func layout(at offset: Int) -> JSONLayout {
    let start = lineStart(of: offset)
    let blanks = bytes[start..<offset].prefix { Self.isBlank($0) }
    return JSONLayout(
      indentation: String(decoding: blanks, as: UTF8.self), unit: indentationUnit, lineEnd: lineEnd)
  }

  /// How the document ends its lines: as it ends the first; a single one counts as `\n`.
  private var lineEnd: String {
    guard let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// How much further in than the outermost bracket its first child stands; two spaces, if no
  /// child stands on a line of its own.
  private var indentationUnit: String {
    let outer = layoutlessIndentation(of: root.byteRange.lowerBound)
    for slot in JSONSlot.all(of: root).prefix(1) {
      guard let line = lineBreak(in: gap(before: slot.range.lowerBound)) else { continue }
      let indentation = line.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
      if indentation.count > outer.count, indentation.starts(with: outer) {
        return String(decoding: indentation.dropFirst(outer.count), as: UTF8.self)
      }
    }
    return "  "
  }

  private func layoutlessIndentation(of offset: Int) -> ArraySlice<UInt8> {
    bytes[lineStart(of: offset)..<offset].prefix { Self.isBlank($0) }
  }

  /// What stands between key and value: as in the document's first member, else `: `.
  var usualColon: [UInt8] {
    for (index, record) in storage.records.enumerated() where record.kind == .object {
      let object = JSONNode(storage: storage, index: UInt32(index))
      guard let colon = JSONSlot.all(of: object).first?.colon else { continue }
      return self.colon(colon)
    }
    return Array(": ".utf8)
  }

  /// What stands in `range`, between a key and its value, as long as it is on one line.
  func colon(_ range: Range<Int>) -> [UInt8] {
    hasLineEnd(in: range) ? Array(": ".utf8) : Array(bytes[range])
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    case _: false
    }
  }
}
