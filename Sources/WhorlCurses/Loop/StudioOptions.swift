public import WhorlCore
public import WhorlTerminal
public import WhorlThemes

/// How the studio is started.
public struct StudioOptions: Hashable, Sendable {
  /// The theme to open; `nil` for the gallery.
  public var theme: ThemeOrigin?
  /// The rules about what the terminal is given.
  public var display: Display
  /// The terminal's own colours.
  public var surface = Surface.dark
  /// A cell's width divided by its height; `nil` for what each theme takes it for.
  public var cellAspect: Double?
  /// Whether to listen to the mouse.
  public var isMouseOn = true
  /// Whether everything stands still at first.
  public var isPaused = false

  /// Creates the options of a studio that is started without any.
  public init(display: Display) {
    self.display = display
  }
}
