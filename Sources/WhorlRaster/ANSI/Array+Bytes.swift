import WhorlCore

extension [UInt8] {
  /// Appends ASCII text.
  mutating func append(ascii text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends ESC and what follows it.
  mutating func append(sequence text: StaticString) {
    append(0x1B)
    append(ascii: text)
  }

  /// Appends a number of at least 0 in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a character in UTF-8, or a symbol in its place where it is a control character.
  mutating func append(glyph: Character) {
    var text = String(glyph)
    let isPlain = text.withUTF8 { utf8 in
      guard Self.isPlain(utf8) else { return false }
      append(contentsOf: utf8)
      return true
    }
    if !isPlain { append(contentsOf: glyph.terminalSafe.utf8) }
  }

  /// Whether a character is what pictures are made of: printable ASCII, blocks, braille patterns.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch utf8.count {
    case 1: 0x20..<0x7F ~= utf8[0]
    // U+2500…U+28FF.
    case 3: utf8[0] == 0xE2 && 0x94...0xA3 ~= utf8[1]
    default: false
    }
  }
}
