import Testing
import WhorlTestSupport
import WhorlThemes

@Suite struct JSONTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (2, "2"), (-3, "-3"), (0.1, "0.1"), (12.5, "12.5"), (100, "100"),
    (1_000_000, "1000000"), (1e16, "10000000000000000"), (1.5e16, "15000000000000000"),
    (123_456_789_012_345_683_968, "123456789012345680000"), (1e21, "1e21"), (1.25e22, "1.25e22"),
    (0.0001, "0.0001"), (1e-5, "0.00001"), (1.5e-7, "0.00000015"), (1e-8, "1e-8"),
    (-2.5e-9, "-2.5e-9"), (.leastNonzeroMagnitude, "5e-324"),
    (.greatestFiniteMagnitude, "1.7976931348623157e308"),
    (5.497787143782138, "5.497787143782138"), (.infinity, "1e999"), (-.infinity, "-1e999"),
  ])
  func `a number is the shortest that is read as itself`(number: Double, text: String) throws {
    #expect(JSONText.number(number) == text)
    let read = try JSONDocument(bytes: Array(text.utf8)).root.number
    #expect(read?.bitPattern == number.bitPattern)
  }

  @Test func `any number is read as itself again`() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<5000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let text = JSONText.number(number)
      #expect(try JSONDocument(bytes: Array(text.utf8)).root.number == number)
    }
  }

  @Test(arguments: [
    ("", "\"\""), ("a/b", "\"a/b\""), ("\"\\", "\"\\\"\\\\\""),
    ("\u{8}\u{C}\n\r\t", "\"\\b\\f\\n\\r\\t\""), ("\u{1B}\u{0}", "\"\\u001B\\u0000\""),
    ("é⠋😀\u{7F}", "\"é⠋😀\u{7F}\""), ("\r\n", "\"\\r\\n\""),
  ])
  func `a string has no more escapes than it needs`(text: String, written: String) throws {
    #expect(JSONText.string(text) == written)
    #expect(try JSONDocument(bytes: Array(written.utf8)).root.string == text)
  }

  @Test func `a new file has a member a line and short lists on one`() {
    let long = (1...40).map { JSONValue.number(Double($0)) }
    let value = JSONValue.object([
      JSONValue.Member("id", .string("arc")),
      JSONValue.Member("colors", .array([.string("#FF0000"), .string("#0000FF")])),
      JSONValue.Member("empty", .object([])),
      JSONValue.Member("none", .array([])),
      JSONValue.Member("hud", .object([JSONValue.Member("blur", .null)])),
      JSONValue.Member("layers", .array([.object([JSONValue.Member("on", .bool(true))])])),
      JSONValue.Member("frames", .array(Array(long.prefix(2)) + [.array(Array(long.prefix(2)))])),
    ])
    #expect(
      JSONText.file(value) == """
        {
          "id": "arc",
          "colors": ["#FF0000", "#0000FF"],
          "empty": {},
          "none": [],
          "hud": {
            "blur": null
          },
          "layers": [
            {
              "on": true
            }
          ],
          "frames": [
            1,
            2,
            [1, 2]
          ]
        }

        """)
  }

  @Test(arguments: [(66, true), (67, false)])
  func `a list stays on its line up to 80 columns`(length: Int, isOnOneLine: Bool) {
    // `  "a": ["…", 1],` with the comma that may follow.
    let list = JSONValue.array([.string(String(repeating: "x", count: length - 1)), .number(1)])
    let text = JSONText.file(.object([JSONValue.Member("a", list)]))
    #expect((text.split(separator: "\n").count == 3) == isOnOneLine)
  }

  @Test func `one line has blanks or none`() {
    let value = JSONValue.object([
      JSONValue.Member("a", .array([.number(1), .bool(false)])), JSONValue.Member("b", .null),
    ])
    #expect(JSONText.line(value) == "{\"a\": [1, false], \"b\": null}")
    #expect(JSONText.line(value, isCompact: true) == "{\"a\":[1,false],\"b\":null}")
  }

  @Test func `what a terminal would obey is escaped where it is shown`() throws {
    let text = #"{"a\u001b": "\#u{9B}\#u{7F}\#u{202E}\#u{2028}\#u{1D173}\#u{FEFF} é👩\#u{200D}👧"}"#
    let shown = JSONText.visible(text)
    #expect(
      shown
        == #"{"a\u001b": "\u009B\u007F\u202E\u2028\uD834\uDD73\uFEFF é👩\#u{200D}👧"}"#)
    let before = try JSONDocument(bytes: Array(text.utf8)).root.members.map(\.value.string)
    let after = try JSONDocument(bytes: Array(shown.utf8)).root.members.map(\.value.string)
    #expect(before == after)
  }
}
