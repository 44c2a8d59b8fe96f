/// A colour as a theme names it, not yet resolved.
public enum ThemeColor: Hashable, Sendable {
  /// A colour that the host decides.
  public enum Role: String, CaseIterable, Sendable {
    /// The colour of text.
    case foreground
    /// The colour behind text.
    case background
    /// The colour that draws attention.
    case accent
    /// The colour of rails.
    case rail
    /// Invisible.
    case clear
  }

  /// The colour itself.
  case literal(Color)
  /// A name from the theme's palette.
  case palette(String)
  /// A reserved name.
  case role(Role)

  /// The colour that a theme file's text stands for: `#RRGGBB`, `#RRGGBBAA` or a name.
  ///
  /// Returns `nil` for text that begins with `#` and is no colour. Whether a palette name exists
  /// is for the theme to say.
  public init?(text: String) {
    if let role = Role(rawValue: text) {
      self = .role(role)
    } else if text.utf8.first == UInt8(ascii: "#") {
      guard let color = Color(hex: text) else { return nil }
      self = .literal(color)
    } else {
      self = .palette(text)
    }
  }

  /// The text that stands for this colour in a theme file.
  public var text: String {
    switch self {
    case .literal(let color): color.hex
    case .palette(let name): name
    case .role(let role): role.rawValue
    }
  }
}
