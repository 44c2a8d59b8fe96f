public import WhorlCore
public import WhorlStudio
public import WhorlTerminal
public import WhorlThemes

/// How the studio is started.
public struct StudioOptions: Hashable, Sendable {
  /// What there is at first.
  public enum Beginning: Hashable, Sendable {
    /// A theme in the editor.
    case theme(ThemeOrigin)
    /// The life of an ancestor, and nothing else.
    case demo(Ancestor)
  }

  /// What there is at first; `nil` for the gallery.
  public var opening: Beginning?
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
