/// A timing curve: a cubic Bezier from (0, 0) to (1, 1) with two control points.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's share of the time, 0…1.
  public var x1: Double
  /// The first control point's share of the change; outside 0…1 the curve overshoots.
  public var y1: Double
  /// The second control point's share of the time, 0…1.
  public var x2: Double
  /// The second control point's share of the change.
  public var y2: Double

  /// Creates a curve from its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
