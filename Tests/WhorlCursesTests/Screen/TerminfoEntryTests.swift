import Testing

@testable import WhorlCurses

struct TerminfoEntryTests {
  /// A compiled entry, taken apart after `term(5)`.
  private struct Decoded {
    var name = ""
    var numbers: [Int: Int] = [:]
    var strings: [Int: String] = [:]
    var extended: [String] = []

    init(_ bytes: [UInt8]) {
      func word(_ place: Int) -> Int {
        Int(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8))
      }
      func text(_ place: Int) -> String {
        String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
      }
      let sizes = (0..<6).map { word(2 * $0) }
      guard sizes[0] == 0o432 else { return }
      var place = 12
      name = text(place)
      place += sizes[1] + sizes[2]
      place += place % 2
      for index in 0..<sizes[3] where word(place + 2 * index) >= 0 {
        numbers[index] = word(place + 2 * index)
      }
      place += 2 * sizes[3]
      let table = place + 2 * sizes[4]
      for index in 0..<sizes[4] where word(place + 2 * index) >= 0 {
        strings[index] = text(table + word(place + 2 * index))
      }
      place = table + sizes[5]
      place += place % 2
      guard place + 10 <= bytes.count else { return }
      let count = word(place + 4)
      let items = word(place + 6)
      let values = place + 10 + 2 * items
      extended = [text(values)]
      let lengths = extended.map(\.utf8.count).reduce(0) { $0 + $1 + 1 }
      if count == 1 { extended.append(text(values + lengths)) }
    }
  }

  @Test func `the entry can move to a place, clear, and style text, and nothing else`() {
    let entry = Decoded(TerminfoEntry(colors: 16).bytes)
    #expect(entry.name == "whorl|the studio's terminal")
    // clear_screen, cursor_address, cursor_invisible, cursor_normal, bold, dim, reverse, underline,
    // exit_attribute_mode, orig_pair, key_mouse, set_a_foreground, set_a_background
    #expect(
      entry.strings.keys.sorted() == [5, 10, 13, 16, 27, 30, 34, 36, 39, 297, 355, 359, 360])
    #expect(entry.strings[10] == "\u{1B}[%i%p1%d;%p2%dH")
    #expect(entry.numbers == [0: 80, 2: 24, 13: 16, 14: 64])
  }

  @Test func `mouse reports are announced as those of SGR`() {
    let entry = Decoded(TerminfoEntry(colors: 16).bytes)
    #expect(entry.extended == ["\u{1B}[?1006;1002%?%p1%{1}%=%th%el%;", "XM"])
  }

  @Test func `without colours the entry has none`() {
    let entry = Decoded(TerminfoEntry(colors: 0).bytes)
    #expect(entry.strings.keys.filter { $0 == 297 || $0 >= 359 } == [])
    #expect(entry.numbers == [0: 80, 2: 24])
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `the test vectors of RFC 4648 hold`(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
  }
}
