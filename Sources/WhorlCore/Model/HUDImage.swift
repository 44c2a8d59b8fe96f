/// A picture in the middle of a spinner, which does not turn with it.
public struct HUDImage: Hashable, Sendable {
  /// A PNG file, relative to the theme's; empty for none.
  public var path = ""
  /// The characters that stand for the picture, or are it; empty for none.
  public var glyph = ""
  /// What stands for them where only ASCII is to be had.
  public var ascii = ""
  /// The picture's width in points of the spinner's frame; `nil` for half of the frame's.
  public var width: Double?
  /// The picture's height in points of the spinner's frame; `nil` for half of the frame's.
  public var height: Double?

  /// Creates no picture.
  public init() {}

  /// Whether there is a picture at all.
  public var isEmpty: Bool { path.isEmpty && glyph.isEmpty }
}
