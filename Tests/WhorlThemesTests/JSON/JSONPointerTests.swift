import Testing
import WhorlThemes

@Suite struct JSONPointerTests {
  @Test(
    arguments: [
      ("", []), ("/", [""]), ("/a/0", ["a", "0"]), ("/a~1b/~0/c%d", ["a/b", "~", "c%d"]),
      ("/~01", ["~1"]), ("//x", ["", "x"]), ("/e\u{301}", ["e\u{301}"]),
    ] as [(String, [String])])
  func `a pointer is read and written as RFC 6901 says`(text: String, tokens: [String]) {
    #expect(JSONPointer(text)?.tokens == tokens)
    #expect(JSONPointer(tokens: tokens).description == text)
  }

  @Test(arguments: ["a", "a/b", "/~", "/~2", "/a~"])
  func `what is no pointer is refused`(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test func `the label of the root is a word and controls are symbols`() {
    #expect(JSONPointer.root.label == "(root)")
    #expect(JSONPointer(tokens: ["a\u{1B}b", "c\u{9B}"]).label == "/a␛b/c<U+009B>")
  }

  @Test func `a pointer grows and shrinks by one token`() {
    let pointer = JSONPointer.root.appending("spinner").appending(3)
    #expect(pointer.description == "/spinner/3")
    #expect(pointer.parent == JSONPointer("/spinner"))
    #expect(JSONPointer.root.parent == nil)
  }

  /// The document and the pointers of RFC 6901, section 5.
  @Test(
    arguments: [
      ("", nil), ("/foo", "[\"bar\", \"baz\"]"), ("/foo/0", "\"bar\""), ("/", "0"), ("/a~1b", "1"),
      ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"),
      ("/m~0n", "8"),
    ] as [(String, String?)])
  func `the examples of RFC 6901 find their values`(pointer: String, text: String?) throws {
    let source = """
      {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5, \
      "k\\"l": 6, " ": 7, "m~n": 8}
      """
    let document = try JSONDocument(bytes: Array(source.utf8))
    let pointer = try #require(JSONPointer(pointer))
    let node = try #require(document.node(at: pointer))
    #expect(node.text == text ?? source)
    #expect(document.pointer(to: node) == pointer)
  }

  @Test(arguments: ["/b", "/a/2", "/a/-", "/a/01", "/a/0/x", "/a/99999999999999999999", "/a/+1"])
  func `a pointer to nothing finds nothing`(text: String) throws {
    let document = try JSONDocument(bytes: Array("{\"a\": [1, {}]}".utf8))
    let pointer = try #require(JSONPointer(text))
    #expect(document.node(at: pointer) == nil)
  }

  @Test func `the pointer to a key is that to its value`() throws {
    let document = try JSONDocument(bytes: Array("{\"a\": [{\"b\": 1, \"c\": {}}]}".utf8))
    let object = try #require(document.root["a"]?[0])
    #expect(
      object.members.map { document.pointer(to: $0.key).description } == ["/a/0/b", "/a/0/c"])
  }
}
