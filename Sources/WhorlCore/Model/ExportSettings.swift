/// How a theme leaves as a file of another format.
public struct ExportSettings: Hashable, Sendable {
  /// The loop's length in seconds; `nil` for the theme's own.
  public var loop: Double?
  /// The frames a second.
  public var frameRate = 30.0
  /// Whether periods may be adjusted so that the loop closes.
  public var quantise = false
  /// The colour behind the picture.
  public var background = ThemeColor.role(.clear)

  /// Creates the defaults.
  public init() {}
}
