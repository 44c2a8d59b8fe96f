public import WhorlRaster

/// One cell of the studio's screen.
public enum StudioCell: Hashable, Sendable {
  /// A character of the studio itself, in the user's own palette.
  case chrome(Character, ChromeStyle)
  /// The right half of the wide chrome character to the left.
  case continuation
  /// A cell of an animation or a colour sample, in its true colours.
  case picture(Cell)

  /// An empty cell of the studio.
  public static let blank = StudioCell.chrome(" ", .normal)
}
