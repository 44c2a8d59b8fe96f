/// A direction or a turn, clockwise on screen; as a direction, zero is 12 o'clock.
public struct Angle: Hashable, Sendable {
  /// The angle in radians, not reduced to one turn.
  public var radians: Double

  /// One whole turn in radians.
  public static let turn = 2 * Double.pi

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// The angle in degrees, not reduced to one turn.
  public var degrees: Double { radians * 180 / .pi }

  /// The same direction in `0 ..< 360` degrees.
  public var normalizedDegrees: Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive < 360 ? positive : 0
  }

  /// The angle of both turns together.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The turn from `b` to `a`.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The same turn the other way round.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
