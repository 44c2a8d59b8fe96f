import Testing
import WhorlThemes

@Suite struct JSONErrorTests {
  /// `nil` if the text is a document.
  private func message(_ text: String, limits: JSONLimits = .theme) -> String? {
    message(Array(text.utf8), limits: limits)
  }

  private func message(_ bytes: [UInt8], limits: JSONLimits = .theme) -> String? {
    do {
      _ = try JSONDocument(bytes: bytes, limits: limits)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "1:1: (root): nothing here: the file is empty"),
    (" \n\t", "2:2: (root): nothing here: the file is empty"),
    ("{\"a\": 1} x", "1:10: (root): something follows the end of the document"),
    ("{\"a\": 1,\n}", "2:1: (root): a comma before this } is not allowed"),
    ("{\"a\": [1, 2, ]}", "1:14: /a: a comma before this ] is not allowed"),
    ("[1 x]", "1:4: (root): expected , or ] but found x"),
    ("{\"a\": [1}", "1:9: /a: expected , or ] but found }"),
    ("{\"a\": 1 \"b\": 2}", "1:9: (root): expected , or } but found \""),
    ("{\"a\" 1}", "1:6: /a: expected : after the key but found 1"),
    ("{a: 1}", "1:2: (root): expected a key in double quotes or } but found a"),
    ("{\"a\": 1, 2}", "1:10: (root): expected a key in double quotes but found 2"),
    ("{\"a\": }", "1:7: /a: expected a value but found }"),
    ("[1, , 2]", "1:5: /1: expected a value but found ,"),
    ("[1, 2", "1:6: (root): expected , or ] but found the end of the file"),
    ("{\"a\": 1", "1:8: (root): expected , or } but found the end of the file"),
    ("[", "1:2: /0: expected a value but found the end of the file"),
    (
      "{\"a\": tru}",
      "1:7: /a: expected a value but found tru; the only words are true, false and null"
    ),
    (
      "[NaN]",
      "1:2: /0: expected a value but found NaN; the only words are true, false and null"
    ),
    ("{\n  // size\n  \"a\": 1}", "2:3: (root): a comment is not allowed"),
    ("[1, /* two */ 2]", "1:5: /1: a comment is not allowed"),
    ("{\"a\": \"x}", "1:7: /a: the closing \" of this string is missing"),
    (
      "{\"a\": \"\u{1B}[0m\"}",
      "1:8: /a: a control character must be written as \\u001B"
    ),
    ("[\"a\nb\"]", "1:4: /0: a control character must be written as \\u000A"),
    (
      "[\"\\x\"]",
      "1:3: /0: expected one of \" \\ / b f n r t u after \\ but found x"
    ),
    ("[\"\\u12G4\"]", "1:3: /0: \\u needs four hexadecimal digits"),
    ("[\"\\uD83D\"]", "1:3: /0: \\uD83D is half of a surrogate pair"),
    ("[\"\\uDE00\"]", "1:3: /0: \\uDE00 is half of a surrogate pair"),
    ("[\"\\uD83D\\u0041\"]", "1:3: /0: \\uD83D is half of a surrogate pair"),
    ("{\"a\": 012}", "1:7: /a: a number must not begin with 0"),
    ("[-]", "1:3: /0: a digit must follow the - of a number"),
    ("[1.]", "1:4: /0: a digit must follow the . of a number"),
    ("[1e]", "1:4: /0: a digit must follow the e of a number"),
    ("[1E+]", "1:5: /0: a digit must follow the + of a number"),
    ("[+1]", "1:2: /0: expected a value but found +"),
    ("[.5]", "1:2: /0: expected a value but found ."),
    (
      "{\n  \"x\": {},\n  \"id\": \"a\",\n  \"id\": \"b\"\n}",
      "4:3: /id: the key \"id\" is given twice (first on line 3)"
    ),
    (
      "{\"s\": [{\"a\": 1, \"\\u0061\": 2}]}",
      "1:17: /s/0/a: the key \"a\" is given twice (first on line 1)"
    ),
    ("[1 \u{202E}]", "1:4: (root): expected , or ] but found <U+202E>"),
    ("[1 \u{7}]", "1:4: (root): expected , or ] but found ␇"),
    (
      "{\"\\u001B[2J\": 1, \"\\u001B[2J\": 2}",
      "1:18: /␛[2J: the key \"␛[2J\" is given twice (first on line 1)"
    ),
    ("{\"äö\": [1,\r\n \"é\" 2]}", "2:6: /äö: expected , or ] but found 2"),
    (
      "{\"a/b~c\": [{}, {\"d\": x}]}",
      "1:22: /a~1b~0c/1/d: expected a value but found x; the only words are true, false and null"
    ),
    ("\u{FEFF}", "1:1: (root): nothing here: the file is empty"),
    ("\u{FEFF}{\"a\": }", "1:7: /a: expected a value but found }"),
    ("{\u{FEFF}}", "1:2: (root): expected a key in double quotes or } but found <U+FEFF>"),
    ("PK\u{3}\u{4}", "1:1: (root): this is a ZIP archive, as .lottie files are, not JSON"),
  ])
  func `a fault is told with its line, column and pointer`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D], "1:3: /0: not UTF-8"),
      ([0x22, 0xC0, 0x80, 0x22], "1:2: (root): not UTF-8"),
      ([0x22, 0xE0, 0x9F, 0xBF, 0x22], "1:2: (root): not UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: (root): not UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: (root): not UTF-8"),
      ([0x22, 0xE2, 0x82], "1:2: (root): not UTF-8"),
      ([0x22, 0x5C, 0xFF, 0x22], "1:3: (root): not UTF-8"),
      ([0x5B, 0x80, 0x5D], "1:2: /0: not UTF-8"),
      ([0x31, 0x20, 0xFF], "1:3: (root): not UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1: (root): this is UTF-16; save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "1:1: (root): this is UTF-16; save it as UTF-8"),
      ([0x1F, 0x8B, 0x08], "1:1: (root): this is packed by gzip, as .tgs files are, not JSON"),
    ] as [([UInt8], String)])
  func `what is not UTF-8 is told where it begins`(bytes: [UInt8], expected: String) {
    #expect(message(bytes) == expected)
  }

  @Test func `32 levels are read and the 33rd is refused where it begins`() {
    let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(message(deepest) == nil)
    let pointer = String(repeating: "/0", count: 32)
    #expect(message("[\(deepest)]") == "1:33: \(pointer): nested deeper than 32 levels")
  }

  @Test func `nesting takes no stack`() throws {
    let count = 400_000
    let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    let limits = JSONLimits(size: 1 << 20, depth: count)
    let document = try JSONDocument(bytes: Array(text.utf8), limits: limits)
    #expect(document.root.byteRange == 0..<2 * count)
    #expect(
      message(String(text.prefix(count)), limits: JSONLimits(size: 1 << 20, depth: count))?
        .hasSuffix("expected a value but found the end of the file") == true)
  }

  @Test func `1 MiB is read and a byte more is refused`() {
    let largest = [UInt8](repeating: UInt8(ascii: " "), count: (1 << 20) - 1) + [0x31]
    #expect(message(largest) == nil)
    #expect(message(largest + [0x20]) == "1:1048577: (root): longer than 1 MiB")
  }

  @Test(arguments: [(10, "10 bytes"), (2048, "2 KiB"), (3 << 20, "3 MiB")])
  func `another limit on the size is told in its own unit`(size: Int, words: String) {
    let text = String(repeating: " ", count: size) + "1"
    let limits = JSONLimits(size: size, depth: 1)
    #expect(message(text, limits: limits) == "1:\(size + 1): (root): longer than \(words)")
  }

  @Test func `among many keys the earliest second one is told`() {
    var members = (0..<5000).map { "\"key\($0)\": \($0)" }
    members[4000] = "\"key17\": 0"
    members[3000] = "\"key18\": 0"
    let text = "{\(members.joined(separator: ",\n"))}"
    #expect(message(text) == "3001:1: /key18: the key \"key18\" is given twice (first on line 19)")
  }

  @Test func `keys that only look alike are not the same key`() {
    #expect(message("{\"é\": 1, \"e\u{301}\": 2}") == nil)
  }
}
