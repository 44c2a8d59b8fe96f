/// How far a presentation is from its place of rest.
///
/// Its place and its container may change while it moves, so distances that depend on them are
/// kept as shares.
public struct Pose: Hashable, Sendable {
  /// How far it is on the way to where it is just below its container, 0…1.
  public var slide: Double
  /// How far it is rolled up, 0…1: into a line as far above the container's lower edge as the frame
  /// is high, which is the upper edge of a bar that rests there.
  public var roll: Double
  /// How many points it is above its place of rest.
  public var lift: Double
  /// How many points higher than at rest its frame is.
  public var stretch: Double
  /// How opaque it is, 0…1.
  public var alpha: Double
  /// What the size of its contents is multiplied by, about their middle.
  public var scale: Double

  /// At rest.
  public static let rest = Pose()

  /// Creates a pose.
  public init(
    slide: Double = 0, roll: Double = 0, lift: Double = 0, stretch: Double = 0, alpha: Double = 1,
    scale: Double = 1
  ) {
    self.slide = slide
    self.roll = roll
    self.lift = lift
    self.stretch = stretch
    self.alpha = alpha
    self.scale = scale
  }

  /// The pose `share` of the way from `a` to `b`.
  static func mix(_ a: Pose, _ b: Pose, share: Double) -> Pose {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Pose(
      slide: mix(a.slide, b.slide), roll: mix(a.roll, b.roll), lift: mix(a.lift, b.lift),
      stretch: mix(a.stretch, b.stretch), alpha: mix(a.alpha, b.alpha),
      scale: mix(a.scale, b.scale))
  }

  /// How many points below its place of rest the frame's upper edge is; negative above it.
  public func offset(in placement: Placement) -> Double {
    let below = placement.container.height - placement.top
    return slide * below + roll * (below - placement.size.height) - lift
  }

  /// How many points high the frame is.
  public func height(in placement: Placement) -> Double {
    placement.size.height * (1 - roll) + stretch
  }
}
