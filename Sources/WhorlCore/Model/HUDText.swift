/// Words of a presentation.
public struct HUDText: Hashable, Sendable {
  /// The words; nothing is shown where there are none.
  public var text = ""
  /// The colour of the words.
  public var textColor = ThemeColor.role(.foreground)
  /// Whether the words are bold.
  public var bold = false
  /// The colour of the words' shadow.
  public var shadowColor = ThemeColor.role(.clear)
  /// How far the shadow lies to the right of the words and below them, in points. In cells only the
  /// signs count: a cell each way.
  public var shadowOffset = Size(width: 0, height: -1)

  /// Creates no words.
  public init() {}
}
