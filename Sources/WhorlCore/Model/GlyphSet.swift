/// The family of characters that pictures are drawn with.
public enum GlyphSet: String, CaseIterable, Sendable {
  /// 2×4 dots a cell, one colour.
  case braille
  /// 2×3 blocks a cell, two colours.
  case sextant
  /// 2×2 blocks a cell, two colours.
  case quadrant
  /// 1×2 blocks a cell, two colours.
  case half
  /// Printable ASCII by how much of the cell is covered, one colour.
  case ascii
}
