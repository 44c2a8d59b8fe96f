public import WhorlCore
public import WhorlRaster
public import WhorlTerminal
public import WhorlThemes

/// How the studio is started.
public struct StudioOptions: Hashable, Sendable {
  /// The theme to open; `nil` for the gallery.
  public var theme: ThemeOrigin?
  /// The characters to draw pictures with; `nil` for what suits the terminal.
  public var glyphs: GlyphSet?
  /// Whether to show colours.
  public var color = ColorChoice.auto
  /// How many colours to show; `nil` for as many as the terminal has.
  public var depth: ColorDepth?
  /// The terminal's own colours.
  public var surface = Surface.dark
  /// Whether motion is to be reduced.
  public var reducesMotion = false
  /// Whether everything stands still at first.
  public var isPaused = false

  /// Creates the options of a studio that is started without any.
  public init() {}
}
