import Testing
import WhorlThemes

@Suite struct JSONReplacingTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(bytes: Array(text.utf8))
  }

  private func pointer(_ text: String) throws -> JSONPointer {
    try #require(JSONPointer(text))
  }

  @Test(arguments: [
    ("/b", "{ \"b\" : 7,\r\n\t\"u\": [1e3,  \"\\u0041\"] ,\"a\": {\"x\":[ ]} }\n\n"),
    ("/u/0", "{ \"b\" : 2.00,\r\n\t\"u\": [7,  \"\\u0041\"] ,\"a\": {\"x\":[ ]} }\n\n"),
    ("/u/1", "{ \"b\" : 2.00,\r\n\t\"u\": [1e3,  7] ,\"a\": {\"x\":[ ]} }\n\n"),
    ("/u", "{ \"b\" : 2.00,\r\n\t\"u\": 7 ,\"a\": {\"x\":[ ]} }\n\n"),
    ("/a/x", "{ \"b\" : 2.00,\r\n\t\"u\": [1e3,  \"\\u0041\"] ,\"a\": {\"x\":7} }\n\n"),
    ("", "7\n\n"),
  ])
  func `only the bytes of the value change`(place: String, expected: String) throws {
    let source = "{ \"b\" : 2.00,\r\n\t\"u\": [1e3,  \"\\u0041\"] ,\"a\": {\"x\":[ ]} }\n\n"
    let changed = try document(source).replacing(pointer(place), with: " 7\n")
    #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
  }

  @Test func `a value is laid out as its surroundings are`() throws {
    let value = JSONValue.object([
      JSONValue.Member("x", .array([.number(1), .number(2.5)])), JSONValue.Member("y", .null),
    ])
    let lines = try document("{\r\n\t\"a\": {\r\n\t\t\"b\": 0\r\n\t}\r\n}")
      .replacing(pointer("/a/b"), with: value)
    #expect(
      String(decoding: lines.bytes, as: UTF8.self)
        == "{\r\n\t\"a\": {\r\n\t\t\"b\": {\r\n\t\t\t\"x\": [1, 2.5],\r\n\t\t\t\"y\": null\r\n\t\t}"
        + "\r\n\t}\r\n}")
    let line = try document("{\n  \"a\": {\"b\": 0}\n}").replacing(pointer("/a/b"), with: value)
    #expect(
      String(decoding: line.bytes, as: UTF8.self)
        == "{\n  \"a\": {\"b\": {\"x\": [1, 2.5], \"y\": null}}\n}")
    let compact = try document("{\"a\":0}").replacing(pointer("/a"), with: value)
    #expect(String(decoding: compact.bytes, as: UTF8.self) == "{\"a\":{\"x\":[1,2.5],\"y\":null}}")
    let root = try document("0").replacing(.root, with: value)
    #expect(
      String(decoding: root.bytes, as: UTF8.self) == "{\n  \"x\": [1, 2.5],\n  \"y\": null\n}")
  }

  @Test func `what cannot be replaced is told`() throws {
    let document = try JSONDocument(
      bytes: Array("{\"a\": [1]}".utf8), limits: JSONLimits(size: 20, depth: 2))
    func message(_ place: String, _ value: String) throws -> String {
      do {
        return try "\(document.replacing(pointer(place), with: value).bytes)"
      } catch let error as JSONEditError {
        return error.description
      }
    }
    #expect(try message("/b", "1") == "/b: there is no such value")
    #expect(
      try message("/a", "1, \"b\": 2")
        == "the new value is not JSON: 1:2: (root): something follows the end of the document")
    #expect(
      try message("/a", "")
        == "the new value is not JSON: 1:1: (root): nothing here: the file is empty")
    #expect(
      try message("/a/0", "[]") == "with this change the file would be nested deeper than 2 levels")
    #expect(
      try message("/a/0", "\"123456789012\"")
        == "with this change the file would be longer than 20 bytes")
  }
}
