extension JSONNode {
  /// The text of a string, its escapes decoded; `nil` if the value is no string.
  public var string: String? {
    let record = record
    guard record.kind == .string else { return nil }
    return withText(of: record) { text in
      record.isEscaped
        ? String(decoding: JSONEscape.decode(text), as: UTF8.self)
        : String(decoding: text, as: UTF8.self)
    }
  }

  /// Whether this is a string or a key of exactly the characters of `text`; equivalent spellings of
  /// an accented letter differ.
  public func equals(_ text: StaticString) -> Bool {
    equals(UnsafeBufferPointer(text))
  }

  /// Whether this is a string or a key of exactly the characters of `text`; equivalent spellings of
  /// an accented letter differ.
  public func equals(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { equals($0) }
  }

  /// A number that equal keys share: `JSONSignature.of` their decoded UTF-8. Only for keys.
  var signature: UInt32 { record.link }

  func equals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let record = record
    return storage.bytes.withUnsafeBufferPointer { record.isString(of: text, in: $0) }
  }

  /// Looks at the characters of a string or key, its escapes decoded; at none of anything else.
  @inline(__always)
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let record = record
    guard record.kind == .string else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return withText(of: record) { text in
      record.isEscaped ? JSONEscape.decode(text).withUnsafeBufferPointer(body) : body(text)
    }
  }

  /// What stands between the quotes.
  @inline(__always)
  private func withText<Result>(
    of record: JSONRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    storage.bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(record.start) &+ 1..<Int(record.end) &- 1]))
    }
  }
}

extension JSONRecord {
  /// Whether this is a string or a key of exactly the characters of `text`.
  func isString(
    of text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard kind == .string else { return false }
    let range = Int(start) &+ 1..<Int(end) &- 1
    guard isEscaped || range.count == text.count else { return false }
    let own = UnsafeBufferPointer(rebasing: bytes[range])
    if isEscaped { return JSONEscape.decode(own).elementsEqual(text) }
    return own.holds(text)
  }
}
