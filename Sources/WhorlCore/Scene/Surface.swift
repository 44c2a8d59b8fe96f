/// The colours of the place that a spinner is shown on; the reserved colour names stand for them.
public struct Surface: Hashable, Sendable {
  /// The colour of text.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// The colour that draws attention.
  public var accent: Color
  /// The colour of rails.
  public var rail: Color

  /// White on black, with the accent and the rail of a dark terminal.
  public static let dark = Surface(
    foreground: .white, background: .black, accent: Color(red: 0x00, green: 0x7A, blue: 0xFF),
    rail: Color(red: 0x55, green: 0x55, blue: 0x55))

  /// Creates a surface.
  public init(foreground: Color, background: Color, accent: Color, rail: Color) {
    self.foreground = foreground
    self.background = background
    self.accent = accent
    self.rail = rail
  }
}
