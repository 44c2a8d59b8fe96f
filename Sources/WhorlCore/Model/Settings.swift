/// What a user has settled for all runs of the program.
public struct Settings: Hashable, Sendable {
  /// The theme to use where none is named: its id, or a path; empty for none.
  public var spinner = ""
  /// The characters to draw with; `nil` for what suits the terminal and the theme.
  public var glyphs: GlyphSet?
  /// Whether to show colours.
  public var color = ColorChoice.auto
  /// The bits of colour, 1, 4, 8 or 24; `nil` for as many as the terminal has.
  public var colorBits: Int?
  /// What the terminal's background is like; `nil` for what the terminal tells.
  public var background: Backdrop?
  /// A cell's width divided by its height, 0.3…0.7; `nil` for what each theme takes it for.
  public var cellAspect: Double?
  /// Whether pictures move at all.
  public var animation = true
  /// Whether they move less.
  public var reducedMotion = false
  /// Whether the terminal's own sign of progress is used, where it is known to have one.
  public var progressSign = true
  /// Whether the studio listens to the mouse.
  public var mouse = true

  /// Creates the settings of a user who has settled nothing.
  public init() {}
}
