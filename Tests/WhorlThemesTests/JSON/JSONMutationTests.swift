import Testing
import WhorlThemes

/// Valid documents with a few bytes changed at random, the same ones on each run.
@Suite struct JSONMutationTests {
  @Test(arguments: 100..<120 as Range<UInt64>)
  func `a spoilt document is read or refused at one of its bytes`(seed: UInt64) throws {
    var source = RandomJSON(seed: seed)
    var refused = 0
    for _ in 0..<250 {
      var bytes = Array(source.document().text.utf8)
      for _ in 0...source.pick(3) { spoil(&bytes, &source) }
      do {
        let document = try JSONDocument(bytes: bytes)
        let whole = JSONValue(document.root)
        let again = try JSONDocument(bytes: Array(JSONText.file(whole).utf8))
        try #require(JSONValue(again.root) == whole)
        try #require(document.root.byteRange.upperBound <= bytes.count)
      } catch let error as JSONError {
        refused += 1
        try #require(0...bytes.count ~= error.offset, "\(bytes)")
        try #require(error.position == TextPosition(of: error.offset, in: bytes))
        try #require(!error.message.unicodeScalars.contains { $0.value < 0x20 }, "\(bytes)")
      }
    }
    #expect(refused > 100)
  }

  @Test func `no beginning of a document is a document`() throws {
    let text = "{\"a\": [1.5e-3, \"\\u00e9\\uD83D\\uDE00 é😀\", true, null, {}], \"b\": {\"c\": -0}}"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: JSONError.self) { try JSONDocument(bytes: Array(bytes[..<count])) }
    }
    _ = try JSONDocument(bytes: bytes)
  }

  private func spoil(_ bytes: inout [UInt8], _ source: inout RandomJSON) {
    guard !bytes.isEmpty else { return }
    let index = source.pick(bytes.count)
    let tokens =
      Array("{}[]\",:\\/ut0123e.-+ \n\u{1B}".utf8) + [0x00, 0x7F, 0x80, 0xC0, 0xE2, 0xFF]
    let token = tokens[source.pick(tokens.count)]
    switch source.pick(5) {
    case 0: bytes[index] = token
    case 1: bytes.insert(token, at: index)
    case 2: bytes.remove(at: index)
    case 3: bytes.removeSubrange(index...)
    case _: bytes[index] ^= 1 << UInt8(source.pick(8))
    }
  }
}
