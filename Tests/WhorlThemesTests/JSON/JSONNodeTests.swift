import Testing
import WhorlTestSupport
import WhorlThemes

@Suite struct JSONNodeTests {
  private func root(_ text: String) throws -> JSONNode {
    try JSONDocument(bytes: Array(text.utf8)).root
  }

  @Test func `every kind of value is told apart`() throws {
    let kinds = try root("[{}, [], \"\", 0, true, false, null]").elements.map(\.kind)
    #expect(kinds == [.object, .array, .string, .number, .true, .false, .null])
  }

  @Test func `values know their bytes and their place`() throws {
    let node = try root("{\r\n\t\"ä\": [10, \"é\"],\r\n \"b\": true\n}")
    let member = try #require(node.member("ä"))
    #expect(member.key.text == "\"ä\"")
    #expect(member.key.position == TextPosition(line: 2, column: 2))
    #expect(member.value.byteRange == 10..<20)
    #expect(member.value.position == TextPosition(line: 2, column: 7))
    #expect(member.value[1]?.position == TextPosition(line: 2, column: 12))
    #expect(node["b"]?.position == TextPosition(line: 3, column: 7))
    #expect(node["b"]?.bool == true)
  }

  @Test func `children come in the order of the text, whatever they hold`() throws {
    let node = try root("{\"z\": {\"y\": [[], {}]}, \"a\": [1, [2, 3], 4], \"m\": 5}")
    #expect(node.members.map { $0.key.string } == ["z", "a", "m"])
    #expect(node["a"]?.elements.map(\.text) == ["1", "[2, 3]", "4"])
    #expect(node["a"]?[1]?[1]?.number == 3)
    #expect(node["a"]?[3] == nil)
    #expect(node["a"]?[-1] == nil)
    #expect(node["q"] == nil)
    #expect(node["m"]?["x"] == nil)
    #expect(node["m"]?[0] == nil)
  }

  @Test(arguments: [
    ("\"\"", ""),
    ("\"plain text of more than sixteen bytes\"", "plain text of more than sixteen bytes"),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"),
    ("\"\\u0041\\u00e9\\u20AC\\uD83D\\uDE00\\u0000\"", "Aé€😀\0"),
    ("\"⠋⠙⠹ 😀 é\"", "⠋⠙⠹ 😀 é"), ("\"\u{7F}\"", "\u{7F}"),
    ("\"12345678\\n\"", "12345678\n"),
  ])
  func `a string is decoded`(text: String, expected: String) throws {
    #expect(try root(text).string == expected)
    #expect(try root(text).equals(expected))
    #expect(try root(text).equals(expected + "x") == false)
  }

  @Test func `a key equals its own letters only`() throws {
    let node = try root("{\"line\\u0057idth\": 1, \"size\": 2}")
    let keys = node.members.map(\.key)
    #expect(keys[0].equals("lineWidth"))
    #expect(keys[1].equals("size" as StaticString))
    #expect(!keys[1].equals("sizf" as StaticString))
    #expect(!keys[1].equals("siz"))
    #expect(!node.equals("size"))
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "0.1", "2.00", "1e3", "1E-2", "0.30000000000000004", "3.14159265358979",
    "123456789012345678", "9007199254740993", "0.0000001", "1.7976931348623157e308", "5e-324",
    "2.2250738585072011e-308", "1e400", "-1e400", "1e-400", "99999999999999.99",
    "8.41", "1234567890.12345", "0.000000000000001", "7.0e-10",
  ])
  func `a number is the nearest Double`(text: String) throws {
    let node = try root(text)
    let number = try #require(node.number)
    let expected = try #require(Double(text))
    #expect(number.bitPattern == expected.bitPattern)
    #expect(node.text == text)
  }

  @Test func `ten thousand decimals are each the nearest Double`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let whole = Int.random(in: 0...99_999, using: &random)
      let fraction = Int.random(in: 0...9_999_999, using: &random)
      let text = "\(whole).\(fraction)"
      #expect(try root(text).number == Double(text))
    }
  }

  @Test func `what a value is not is nil`() throws {
    let node = try root("[\"1\", 1, null]")
    #expect(node[0]?.number == nil)
    #expect(node[1]?.string == nil)
    #expect(node[2]?.bool == nil)
    #expect(node.members.map { $0.key.text } == [])
    #expect(node[0]?.elements.map { $0.text } == [])
  }
}
