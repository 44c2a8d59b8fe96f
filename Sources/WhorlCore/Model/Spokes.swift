/// Bars around a centre, lit in turn, as in the classic activity indicators.
public struct Spokes: Hashable, Sendable {
  /// How bright each spoke is.
  public enum Alphas: Hashable, Sendable {
    /// Evenly from the head to the spoke that is next to be the head.
    case range(head: Double, tail: Double)
    /// One for each spoke, the first for the head, the next for the one behind it.
    case each([Double])
  }

  /// The side of the frame, in points.
  public var size = 20.0
  /// The number of spokes.
  public var count = 12
  /// Where a spoke begins, as a share of half the size.
  public var innerRadius = 0.4
  /// Where a spoke ends, as a share of half the size.
  public var outerRadius = 1.0
  /// A spoke's thickness, as a share of half the size.
  public var spokeWidth = 0.2
  /// How round the corners are: 0 for square, 1 for half discs.
  public var corner = 1.0
  /// The spokes' colour.
  public var color = ThemeColor.role(.foreground)
  /// How bright each spoke is.
  public var alphas = Alphas.range(head: 1, tail: 0.3)
  /// The seconds that the highlight needs for one turn.
  public var cycleDuration = 1.0
  /// Whether the highlight moves from spoke to spoke in steps.
  public var stepped = true
  /// Which way the highlight travels.
  public var rotationDirection = RotationDirection.clockwise

  /// Creates the twelve spokes of the classic indicator.
  public init() {}
}
