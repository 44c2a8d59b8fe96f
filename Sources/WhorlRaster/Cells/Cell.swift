public import WhorlCore

/// One character cell of a picture.
public struct Cell: Hashable, Sendable {
  /// The character; a space where the cell is blank.
  public var glyph: Character
  /// Whether this cell is the right half of the wide glyph in the cell to its left.
  public var isContinuation: Bool
  /// How the glyph is written besides its colour.
  public var style: CellStyle
  /// The glyph's colour, opaque; `nil` for the host's default.
  public var foreground: Color?
  /// The colour behind the glyph, opaque; `nil` for the host's default.
  public var background: Color?

  /// A space in the host's colours.
  public static let blank = Cell(glyph: " ")

  /// Creates a cell.
  public init(
    glyph: Character, isContinuation: Bool = false, foreground: Color? = nil,
    background: Color? = nil, style: CellStyle = []
  ) {
    self.glyph = glyph
    self.isContinuation = isContinuation
    self.foreground = foreground
    self.background = background
    self.style = style
  }
}
