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

  /// Black on white, with the accent and the rail of a light terminal.
  public static let light = Surface(
    foreground: .black, background: .white, accent: Color(red: 0x00, green: 0x5F, blue: 0xCC),
    rail: Color(red: 0xBB, green: 0xBB, blue: 0xBB))

  /// Creates a surface.
  public init(foreground: Color, background: Color, accent: Color, rail: Color) {
    self.foreground = foreground
    self.background = background
    self.accent = accent
    self.rail = rail
  }
}
