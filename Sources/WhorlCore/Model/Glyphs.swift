/// Frames of characters, shown one after another.
public struct Glyphs: Hashable, Sendable {
  /// The frames, each one row of text; at least one.
  public var frames: [String] = []
  /// The seconds that each frame is shown.
  public var interval = 0.1
  /// The seconds for each frame, instead of `interval`; empty for none.
  public var durations: [Double] = []
  /// The colour of all frames.
  public var color = ThemeColor.role(.foreground)
  /// The colours of the frames, cycled, instead of `color`; empty for none.
  public var colors: [ThemeColor] = []
  /// Whether the frames run back again before they repeat.
  public var palindrome = false

  /// Creates frames at the default pace, with no frame yet.
  public init() {}
}
