public import WhorlCore
public import WhorlRaster

/// What somebody wants of the display, on the command line or in the settings; `nil` leaves it to
/// the rules that follow.
public struct DisplayWishes: Hashable, Sendable {
  /// Whether to show colours. `auto` is a wish too: that no later wish counts.
  public var color: ColorChoice?
  /// How many colours to show, where any are shown.
  public var depth: ColorDepth?
  /// The characters to draw with.
  public var glyphs: GlyphChoice?
  /// Whether pictures may move.
  public var allowsMotion: Bool?
  /// Whether pictures are to move less.
  public var reducesMotion: Bool?
  /// What the terminal's background is like.
  public var backdrop: Backdrop?

  /// The characters to draw with, or that the rules shall choose them.
  public enum GlyphChoice: Hashable, Sendable {
    /// What suits the terminal and the theme.
    case automatic
    /// Just these.
    case only(GlyphSet)
  }

  /// Creates the wishes of somebody who has none.
  public init() {}
}
