/// A chain of dots that swell one after another, as GQCircleLoadView has it.
public struct Dots: Hashable, Sendable {
  /// How the dots stand.
  public enum Arrangement: String, CaseIterable, Sendable {
    /// Side by side.
    case row
    /// One below the other.
    case column
    /// Around a circle, the first at 12 o'clock, clockwise.
    case ring
    /// In rows of `columns` dots.
    case grid
  }

  /// The size of the frame.
  public enum FrameSize: Hashable, Sendable {
    /// Just large enough for the dots at their largest.
    case automatic
    /// A square of that many points.
    case side(Double)
    /// A width and a height in points.
    case sides(Size)
  }

  /// The number of dots.
  public var circleCount = 3
  /// The radius of a dot at rest, in points.
  public var cornerRadius = 10.0
  /// The gap between the edges of neighbours, in points.
  public var margin = 15.0
  /// How the dots stand.
  public var arrangement = Arrangement.row
  /// The dots a row of a grid has; `nil` for as square as it can be.
  public var columns: Int?
  /// The radius of a ring of dots, in points; `nil` for one that keeps the margin.
  public var orbitRadius: Double?
  /// The dots' colours, cycled; at least one.
  public var colors: [ThemeColor] = [.literal(Color(red: 128, green: 128, blue: 128))]
  /// The scale at rest.
  public var scaleFrom = 1.0
  /// The scale at the top of the pulse.
  public var scaleTo = 1.5
  /// The opacity at rest, 0…1.
  public var opacityFrom = 1.0
  /// The opacity at the top of the pulse, 0…1.
  public var opacityTo = 1.0
  /// The seconds that swelling takes.
  public var scaleUpDuration = 0.25
  /// The seconds that shrinking takes.
  public var scaleDownDuration = 0.25
  /// The pace of each half.
  public var timingFunction = TimingFunction.named(.easeOut)
  /// The seconds from one dot's start to the next dot's.
  public var chainDelay = 0.25
  /// Whether the whole turns about its vertical axis.
  public var yRotation = false
  /// The seconds that one such turn takes.
  public var yRotationDuration = 1.0
  /// The size of the frame.
  public var size = FrameSize.automatic

  /// Creates the chain of the original.
  public init() {}

  /// The seconds from one start of a dot to its next.
  ///
  /// Without a delay all dots pulse together, and start again as soon as they are at rest.
  public var chainPeriod: Double {
    chainDelay > 0 ? chainDelay * Double(circleCount) : scaleUpDuration + scaleDownDuration
  }
}
