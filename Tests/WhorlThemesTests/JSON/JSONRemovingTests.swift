import Testing
import WhorlThemes

@Suite struct JSONRemovingTests {
  @Test(arguments: [
    ("{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n", "/a", "{\n  \"b\": 2,\n  \"c\": 3\n}\n"),
    ("{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n", "/b", "{\n  \"a\": 1,\n  \"c\": 3\n}\n"),
    ("{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n", "/c", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"),
    ("{\r\n\t\"a\": 1 ,\r\n\t\"b\": 2\r\n}", "/a", "{\r\n\t\"b\": 2\r\n}"),
    ("{\r\n\t\"a\": 1 ,\r\n\t\"b\": 2\r\n}", "/b", "{\r\n\t\"a\": 1\r\n}"),
    ("{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"c\": 3\n}", "/b", "{\n  \"a\": 1,\n\n  \"c\": 3\n}"),
    ("{\n  \"a\": 1,\n\n  \"b\": 2\n}", "/a", "{\n\n  \"b\": 2\n}"),
    ("{\n  \"a\": [\n    1\n  ],\n  \"b\": 2\n}", "/a", "{\n  \"b\": 2\n}"),
    ("{\"a\": 1, \"b\": 2, \"c\": 3}", "/a", "{\"b\": 2, \"c\": 3}"),
    ("{\"a\": 1, \"b\": 2, \"c\": 3}", "/b", "{\"a\": 1, \"c\": 3}"),
    ("{\"a\": 1, \"b\": 2, \"c\": 3}", "/c", "{\"a\": 1, \"b\": 2}"),
    ("{ \"a\": 1, \"b\": 2 }", "/b", "{ \"a\": 1 }"),
    ("{ \"a\": 1 }", "/a", "{}"),
    ("{\n  \"a\": 1\n}", "/a", "{}"),
    ("{\"a\": 1, \"b\": 2,\n \"c\": 3}", "/b", "{\"a\": 1,\n \"c\": 3}"),
    ("{\n  \"a\": 1, \"b\": 2,\n  \"c\": 3\n}", "/a", "{\n  \"b\": 2,\n  \"c\": 3\n}"),
    ("{\n  \"a\": 1\n  , \"b\": 2\n  , \"c\": 3\n}", "/b", "{\n  \"a\": 1\n  , \"c\": 3\n}"),
    ("[1, 2, 3]", "/0", "[2, 3]"), ("[1,2,3]", "/1", "[1,3]"), ("[1, 2, 3 ]", "/2", "[1, 2 ]"),
    ("[\n  1,\n  2\n]", "/0", "[\n  2\n]"),
    ("{\"a\": {\"b\": [1e0, {}], \"c\": 2.0}}", "/a/b/1", "{\"a\": {\"b\": [1e0], \"c\": 2.0}}"),
  ])
  func `a value takes its comma and its line with it`(
    source: String, place: String, expected: String
  ) throws {
    let document = try JSONDocument(bytes: Array(source.utf8))
    let changed = try document.removing(#require(JSONPointer(place)))
    #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
  }

  @Test func `what cannot be removed is told`() throws {
    let document = try JSONDocument(bytes: Array("{\"a\": 1}".utf8))
    func message(_ tokens: [String]) -> String {
      do {
        return try "\(document.removing(JSONPointer(tokens: tokens)).bytes)"
      } catch {
        return error.description
      }
    }
    #expect(message([]) == "(root): the document itself cannot be removed")
    #expect(message(["b"]) == "/b: there is no such value")
    #expect(message(["a", "b"]) == "/a/b: there is no such value")
  }
}
