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
    let start = count
    append(contentsOf: glyph.utf8)
    // One to three bytes that begin above C1 and below U+2000, or are printable ASCII, or lie
    // among the blocks and braille patterns, are what pictures are made of.
    let length = count - start
    let lead = self[start]
    if length == 1, 0x20..<0x7F ~= lead { return }
    if length == 3, lead == 0xE2, 0x94...0xA3 ~= self[start + 1] { return }
    guard glyph.terminalSafe != glyph else { return }
    removeSubrange(start...)
    append(contentsOf: glyph.terminalSafe.utf8)
  }
}
