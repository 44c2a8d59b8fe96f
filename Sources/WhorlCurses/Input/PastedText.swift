/// A text that is being pasted.
struct PastedText {
  private var bytes: [UInt8] = []
  /// How many bytes of `end` came last.
  private var matched = 0

  /// What is beyond this many bytes is left out.
  private static let limit = 1 << 20
  /// What a terminal sends after the text. Where it came in pieces, ncurses has not recognised it.
  private static let end = Array("\u{1B}[201~".utf8)

  /// Takes a byte; returns whether the text is complete now.
  mutating func take(_ byte: UInt8) -> Bool {
    if bytes.count < Self.limit { bytes.append(byte) }
    matched = byte == Self.end[matched] ? matched + 1 : byte == Self.end[0] ? 1 : 0
    guard matched == Self.end.count else { return false }
    if bytes.suffix(matched) == Self.end[...] { bytes.removeLast(matched) }
    return true
  }

  /// The text; what is no UTF-8 is replaced by U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
