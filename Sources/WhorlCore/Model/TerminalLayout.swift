/// How a theme lands in the cells of a terminal.
public struct TerminalLayout: Hashable, Sendable {
  /// The columns that the spinner takes; `nil` for the usual size.
  public var columns: Int?
  /// The rows that the spinner takes; `nil` for the usual size.
  public var rows: Int?
  /// The characters to draw with; `nil` for what suits the terminal.
  public var glyphs: GlyphSet?
  /// The frames a second.
  public var frameRate = 20.0
  /// The frames to show where only ASCII is to be had; `nil` for drawing in ASCII.
  public var ascii: Glyphs?
  /// A cell's width divided by its height.
  public var cellAspect = 0.5

  /// Creates the default layout.
  public init() {}
}
