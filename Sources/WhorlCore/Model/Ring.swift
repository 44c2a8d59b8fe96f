/// An arc that turns, and that may grow and shrink, on a circle.
///
/// The properties and their units are those of DRPLoadingSpinner and RKiOS7Loading: lengths in
/// points, times in seconds, arc lengths in radians.
public struct Ring: Hashable, Sendable {
  /// How thick the stroke is.
  public enum LineWidth: Hashable, Sendable {
    /// RKiOS7Loading's rule: 2.5 % of the size, at least one point.
    case automatic
    /// A thickness in points.
    case points(Double)
  }

  /// How large the circle of the stroke's centre line is.
  public enum Radius: Hashable, Sendable {
    /// DRPLoadingSpinner's rule: half the size less the line width.
    case inner
    /// RKiOS7Loading's rule: the stroke touches the frame's edge.
    case edge
    /// A radius in points.
    case points(Double)
  }

  /// The side of the frame, in points.
  public var size = 40.0
  /// The stroke's thickness.
  public var lineWidth = LineWidth.points(2)
  /// The shape of the arc's ends.
  public var lineCap = LineCap.butt
  /// The circle's radius.
  public var radius = Radius.inner
  /// The arc's colours, one a draw cycle; at least one.
  public var colorSequence: [ThemeColor] = []
  /// How one colour becomes the next; `nil` for at once.
  public var colorFade: ColorFade?
  /// The colour of the whole circle behind the arc.
  public var backgroundRailColor = ThemeColor.role(.clear)
  /// The arc's length at its shortest, in radians.
  public var minimumArcLength = 0.1
  /// The arc's length at its longest, in radians.
  public var maximumArcLength = 7 * Double.pi / 4
  /// The arc's length while stopped, in radians; the first grow starts from it.
  public var staticArcLength = 0.0
  /// Which way the arc turns.
  public var rotationDirection = RotationDirection.clockwise
  /// The seconds that one turn by `rotationAngle` takes.
  public var rotationCycleDuration = 1.5
  /// The turn of one rotation cycle, in radians; cycles add up.
  public var rotationAngle = 2 * Double.pi
  /// The seconds that one grow, or one shrink, takes; 0 for an arc of constant length.
  public var drawCycleDuration = 0.75
  /// The pace of growing and of shrinking.
  public var drawTimingFunction = TimingFunction.named(.easeInEaseOut)
  /// The number of copies of the arc, spread over the turn.
  public var arcs = 1
  /// How opacity changes from the arc's tail to its head; `nil` for not at all.
  public var sweep: Arc.Sweep?

  /// Creates a ring with the defaults and no colour.
  public init() {}

  /// The stroke's thickness in points.
  public var lineWidthInPoints: Double {
    switch lineWidth {
    case .automatic: max(0.025 * size, 1)
    case .points(let points): points
    }
  }

  /// The radius of the stroke's centre line in points, at least 0.
  public var radiusInPoints: Double {
    switch radius {
    case .inner: max(size / 2 - lineWidthInPoints, 0)
    case .edge: max((size - lineWidthInPoints) / 2, 0)
    case .points(let points): points
    }
  }
}
