/// A family of characters that divide a cell into dots, each on or off.
struct Mosaic: Sendable {
  /// Dots from left to right.
  let columns: Int
  /// Dots from top to bottom.
  let rows: Int
  /// The bit of each dot, row by row.
  let bits: [Int]
  /// The character of each sum of bits; blank cells are plain spaces.
  let characters: [Character]

  /// U+2800…U+28FF; the bit of a dot is one less than its number in ISO/TR 11548-1.
  static let braille = Mosaic(
    columns: 2, rows: 4, bits: [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80],
    characters: (0..<256).map { $0 == 0 ? " " : character(0x2800 + $0) })

  /// U+1FB00…U+1FB3B, "block sextants" of Unicode 13, and the block elements among them.
  static let sextant = Mosaic(
    columns: 2, rows: 3, bits: [1, 2, 4, 8, 16, 32],
    characters: (0..<64).map { bits in
      switch bits {
      case 0: " "
      case 0b010101: "▌"
      case 0b101010: "▐"
      case 63: "█"
      // The two halves have no sextant of their own, so the code points close up behind them.
      default: character(0x1FAFF + bits - (bits > 0b010101 ? 1 : 0) - (bits > 0b101010 ? 1 : 0))
      }
    })

  static let quadrant = Mosaic(
    columns: 2, rows: 2, bits: [1, 2, 4, 8], characters: Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"))

  static let half = Mosaic(columns: 1, rows: 2, bits: [1, 2], characters: Array(" ▀▄█"))

  private static func character(_ scalar: Int) -> Character {
    Unicode.Scalar(UInt32(scalar)).map(Character.init) ?? " "
  }
}
