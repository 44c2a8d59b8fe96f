/// What turns: one of the forms that a theme can have.
public enum Spinner: Hashable, Sendable {
  /// An arc on a circle.
  case ring(Ring)
  /// A chain of pulsing dots.
  case dots(Dots)
  /// Bars around a centre, lit in turn.
  case spokes(Spokes)
  /// Frames of characters.
  case glyphs(Glyphs)
  /// Shapes with motions of their own.
  case layers(Layers)

  /// The names of the forms.
  public enum Form: String, CaseIterable, Sendable {
    /// An arc on a circle.
    case ring
    /// A chain of pulsing dots.
    case dots
    /// Bars around a centre, lit in turn.
    case spokes
    /// Frames of characters.
    case glyphs
    /// Shapes with motions of their own.
    case layers
  }

  /// Which form this is.
  public var form: Form {
    switch self {
    case .ring: .ring
    case .dots: .dots
    case .spokes: .spokes
    case .glyphs: .glyphs
    case .layers: .layers
    }
  }
}
