/// A place in a theme's frame, in points from the frame's centre, y down.
public struct Point: Hashable, Sendable {
  /// Points to the right of the centre.
  public var x: Double
  /// Points below the centre.
  public var y: Double

  /// The centre of the frame.
  public static let center = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at `radius` points from `center` in the direction of `angle`.
  public init(onCircleOf radius: Double, around center: Point = .center, at angle: Angle) {
    x = center.x + radius * sine(angle.radians)
    y = center.y - radius * cosine(angle.radians)
  }
}
