internal import CVterm

/// One cell of an emulated terminal.
public struct ScreenCell: Hashable, Sendable {
  /// A colour that the terminal shows.
  public enum Shade: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// 0xRRGGBB, also for colours of the palette.
    case rgb(UInt32)
  }

  /// The character; a space where nothing was written, empty in the right half of a wide glyph.
  public var glyph: String
  /// 1, or 2 for a wide glyph.
  public var width: Int
  /// The colour of the glyph.
  public var foreground: Shade
  /// The colour behind the glyph.
  public var background: Shade
  /// Whether the two colours are exchanged.
  public var isReversed: Bool
  /// Whether the glyph is bold.
  public var isBold: Bool
  /// Whether the glyph is underlined.
  public var isUnderlined: Bool

  init(_ cell: wht_cell) {
    var scalars = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.scalars) { raw in
      for value in raw.bindMemory(to: UInt32.self) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        scalars.append(scalar)
      }
    }
    let isRightHalf = cell.scalars.0 == UInt32.max
    glyph = scalars.isEmpty && !isRightHalf ? " " : String(scalars)
    width = Int(cell.width)
    foreground = Shade(cell.foreground)
    background = Shade(cell.background)
    isReversed = cell.reverse
    isBold = cell.bold
    isUnderlined = cell.underline
  }
}

extension ScreenCell.Shade {
  fileprivate init(_ color: wht_color) {
    self =
      color.is_default
      ? .standard
      : .rgb(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
  }
}
