import Testing
import WhorlThemes

@Suite struct JSONInsertingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let place: JSONInsertionPlace
    let expected: String

    init(_ source: String, _ place: JSONInsertionPlace, _ expected: String) {
      self.source = source
      self.place = place
      self.expected = expected
    }

    var testDescription: String { "\(source.debugDescription) \(place)" }
  }

  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(bytes: Array(text.utf8))
  }

  @Test(arguments: [
    Case("{\n  \"a\": 1\n}\n", .last, "{\n  \"a\": 1,\n  \"new\": 0\n}\n"),
    Case("{\n  \"a\": 1\n}\n", .first, "{\n  \"new\": 0,\n  \"a\": 1\n}\n"),
    Case(
      "{\r\n\t\"a\" :1,\r\n\t\"b\" :2 }", .after("a"),
      "{\r\n\t\"a\" :1,\r\n\t\"new\" :0,\r\n\t\"b\" :2 }"),
    Case(
      "{\n  \"a\": 1,\n\n  \"b\": 2\n}", .before("b"),
      "{\n  \"a\": 1,\n  \"new\": 0,\n\n  \"b\": 2\n}"),
    Case(
      "{\n  \"a\": {\n    \"x\": 1\n  },\n  \"b\": 2\n}", .index(1),
      "{\n  \"a\": {\n    \"x\": 1\n  },\n  \"new\": 0,\n  \"b\": 2\n}"),
    Case("{\"a\": 1, \"b\": 2}", .last, "{\"a\": 1, \"b\": 2, \"new\": 0}"),
    Case("{\"a\":1,\"b\":2}", .first, "{\"new\":0,\"a\":1,\"b\":2}"),
    Case("{ \"a\": 1 }", .last, "{ \"a\": 1, \"new\": 0 }"),
    Case("{\"a\":1}", .last, "{\"a\":1,\"new\":0}"),
    Case("{\"a\": 1}", .first, "{\"new\": 0, \"a\": 1}"),
    Case("{\"a\": 1 , \"b\": 2}", .index(1), "{\"a\": 1, \"new\": 0 , \"b\": 2}"),
    Case("{\"a\":\n  1}", .last, "{\"a\":\n  1, \"new\": 0}"),
    Case("{}\n", .last, "{\n  \"new\": 0\n}\n"),
    Case("{ }", .last, "{\n  \"new\": 0\n}"),
    Case("{\n}\n", .first, "{\n  \"new\": 0\n}\n"),
    Case("{\r\n\r\n}", .last, "{\r\n  \"new\": 0\r\n\r\n}"),
  ])
  func `a new member stands as its neighbours do`(one: Case) throws {
    let changed = try document(one.source).inserting("new", "0", into: .root, at: one.place)
    #expect(String(decoding: changed.bytes, as: UTF8.self) == one.expected)
  }

  @Test(arguments: [
    ("{\n    \"a\": {}\n}", "{\n    \"a\": {\n        \"new\": 0\n    }\n}"),
    ("{\"b\":1,\"a\":{}}", "{\"b\":1,\"a\":{\"new\":0}}"),
    ("{\n  \"b\": 1, \"a\": { }\n}", "{\n  \"b\": 1, \"a\": { \"new\": 0 }\n}"),
    ("{\n  \"a\": {\n  }\n}", "{\n  \"a\": {\n    \"new\": 0\n  }\n}"),
    ("{\n\"a\": {\"c\":1}\n}", "{\n\"a\": {\"c\":1,\"new\":0}\n}"),
  ])
  func `an object inside keeps its own style`(source: String, expected: String) throws {
    let changed = try document(source).inserting("new", "0", into: JSONPointer(tokens: ["a"]))
    #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
  }

  @Test(
    arguments: [
      ("[1, 2]", nil, "[1, 2, 0]"), ("[1,2]", 0, "[0,1,2]"), ("[1, 2]", 1, "[1, 0, 2]"),
      ("[]", nil, "[0]"), ("[ ]", 0, "[ 0 ]"), ("[7]", nil, "[7, 0]"),
      ("[\n  1,\n  2\n]", 1, "[\n  1,\n  0,\n  2\n]"),
      ("[\n\t1\n]", 1, "[\n\t1,\n\t0\n]"), ("[\n]", nil, "[\n  0\n]"),
    ] as [(String, Int?, String)])
  func `a new element stands as its neighbours do`(
    source: String, index: Int?, expected: String
  ) throws {
    let changed = try document(source).inserting("0", into: .root, at: index)
    #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("{\"a\": 1, \"d\": 4}", "{\"a\": 1, \"b\": 0, \"d\": 4}"),
    ("{\"d\": 4, \"a\": 1}", "{\"d\": 4, \"a\": 1, \"b\": 0}"),
    ("{\"d\": 4, \"x\": 1}", "{\"b\": 0, \"d\": 4, \"x\": 1}"),
  ])
  func `an order of keys finds the place`(source: String, expected: String) throws {
    let order = JSONInsertionPlace.inOrder(["a", "b", "d"])
    let changed = try document(source).inserting("b", "0", into: .root, at: order)
    #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
  }

  @Test func `a key that the order does not name comes last`() throws {
    let changed = try document("{\"a\": 1, \"x\": 2}")
      .inserting("q", "0", into: .root, at: .inOrder(["a", "x"]))
    #expect(String(decoding: changed.bytes, as: UTF8.self) == "{\"a\": 1, \"x\": 2, \"q\": 0}")
  }

  @Test func `a value of several lines is indented to its place`() throws {
    let value = JSONValue.object([JSONValue.Member("x", .array([.object([])]))])
    let member = try document("{\n\t\"a\": 1\n}").inserting("new", value, into: .root)
    #expect(
      String(decoding: member.bytes, as: UTF8.self)
        == "{\n\t\"a\": 1,\n\t\"new\": {\n\t\t\"x\": [\n\t\t\t{}\n\t\t]\n\t}\n}")
    let element = try document("{\n  \"a\": []\n}")
      .inserting(value, into: JSONPointer(tokens: ["a"]))
    #expect(
      String(decoding: element.bytes, as: UTF8.self)
        == "{\n  \"a\": [\n    {\n      \"x\": [\n        {}\n      ]\n    }\n  ]\n}")
    let line = try document("{\"a\":1}").inserting("new", value, into: .root)
    #expect(String(decoding: line.bytes, as: UTF8.self) == "{\"a\":1,\"new\":{\"x\":[{}]}}")
  }

  @Test func `a key is escaped`() throws {
    let changed = try document("{}").inserting("a\"\n", "0", into: .root)
    #expect(String(decoding: changed.bytes, as: UTF8.self) == "{\n  \"a\\\"\\n\": 0\n}")
  }

  @Test func `what cannot be inserted is told`() throws {
    let document = try document("{\"a\": [1], \"b\": 2}")
    func message(_ change: () throws -> JSONDocument) throws -> String {
      do {
        return try "\(change().bytes)"
      } catch let error as JSONEditError {
        return error.description
      }
    }
    let a = JSONPointer(tokens: ["a"])
    #expect(
      try message { try document.inserting("a", "1", into: .root) }
        == "(root): the key \"a\" is there already")
    #expect(
      try message { try document.inserting("x", "1", into: a) }
        == "/a: not an object, so it has no keys")
    #expect(
      try message { try document.inserting("1", into: .root) }
        == "(root): not an array, so it has no elements")
    #expect(
      try message { try document.inserting("1", into: a, at: 2) }
        == "/a: 2 is not a place in it; give 0 to 1")
    #expect(
      try message { try document.inserting("x", "1", into: .root, at: .index(-1)) }
        == "(root): -1 is not a place in it; give 0 to 2")
    #expect(
      try message { try document.inserting("x", "1", into: .root, at: .after("q")) }
        == "/q: there is no such value")
    #expect(
      try message { try document.inserting("x", "tru", into: .root) }
        == "the new value is not JSON: 1:1: (root): expected a value but found tru; "
        + "the only words are true, false and null")
  }
}
