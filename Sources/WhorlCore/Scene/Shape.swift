/// One visible thing in a scene.
public indirect enum Shape: Hashable, Sendable {
  /// A stroked part of a circle, or all of it.
  case arc(Arc)
  /// A filled disc.
  case dot(Dot)
  /// A filled rounded bar that points outwards from the frame's centre.
  case spoke(Spoke)
  /// Characters shown as they are.
  case glyph(GlyphFrame)
  /// A shape of any outline.
  case path(Path)
  /// Shapes of which only a part is visible.
  case masked(Masked)
}

/// A stroked part of a circle.
public struct Arc: Hashable, Sendable {
  /// What an arc is for.
  public enum Role: Hashable, Sendable {
    /// The part that moves.
    case arc
    /// The whole circle behind it.
    case rail
  }

  /// Opacities along an arc, mixed linearly over its length.
  public struct Sweep: Hashable, Sendable {
    /// The opacity at the tail, 0…1.
    public var tail: Double
    /// The opacity at the head, 0…1.
    public var head: Double

    /// Creates a sweep.
    public init(tail: Double, head: Double) {
      self.tail = tail
      self.head = head
    }
  }

  /// What the arc is for.
  public var role: Role
  /// The circle's centre.
  public var center: Point
  /// The radius of the stroke's centre line, in points.
  public var radius: Double
  /// The thickness of the stroke, in points.
  public var lineWidth: Double
  /// The shape of the stroke's ends.
  public var lineCap: LineCap
  /// Where the arc begins: its end that trails in the direction of travel.
  public var tail: Angle
  /// How far the arc reaches from its tail in the direction of travel; 0 … one turn.
  public var length: Angle
  /// Whether the arc runs clockwise from its tail to its head.
  public var isClockwise: Bool
  /// The stroke's colour.
  public var color: Color
  /// The opacity of the whole arc, 0…1, on top of the colour's alpha.
  public var opacity: Double
  /// How opacity changes along the arc; `nil` for a uniform one.
  public var sweep: Sweep?

  /// Creates an arc.
  public init(
    role: Role, center: Point = .center, radius: Double, lineWidth: Double, lineCap: LineCap,
    tail: Angle, length: Angle, isClockwise: Bool, color: Color, opacity: Double = 1,
    sweep: Sweep? = nil
  ) {
    self.role = role
    self.center = center
    self.radius = radius
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.tail = tail
    self.length = length
    self.isClockwise = isClockwise
    self.color = color
    self.opacity = opacity
    self.sweep = sweep
  }

  /// Where the arc ends: its end that leads in the direction of travel.
  public var head: Angle { isClockwise ? tail + length : tail - length }
}

/// A filled disc, or an ellipse where it is turned about the vertical axis.
public struct Dot: Hashable, Sendable {
  /// The dot's place in its chain, from 0.
  public var index: Int
  /// The disc's centre.
  public var center: Point
  /// The radius before scaling, in points.
  public var radius: Double
  /// What the radius is multiplied by.
  public var scale: Double
  /// What the width alone is multiplied by, 0…1: |cos| of the turn about the vertical axis.
  public var widthScale: Double
  /// The opacity, 0…1, on top of the colour's alpha.
  public var opacity: Double
  /// The fill colour.
  public var color: Color

  /// Creates a dot.
  public init(
    index: Int, center: Point, radius: Double, scale: Double, widthScale: Double = 1,
    opacity: Double, color: Color
  ) {
    self.index = index
    self.center = center
    self.radius = radius
    self.scale = scale
    self.widthScale = widthScale
    self.opacity = opacity
    self.color = color
  }
}

/// A filled rounded bar that points outwards from the frame's centre.
public struct Spoke: Hashable, Sendable {
  /// The spoke's place, clockwise from 0 at 12 o'clock.
  public var index: Int
  /// The direction that the spoke points in.
  public var angle: Angle
  /// Where the spoke begins, in points from the centre.
  public var innerRadius: Double
  /// Where the spoke ends, in points from the centre.
  public var outerRadius: Double
  /// The spoke's thickness, in points.
  public var width: Double
  /// The radius of the spoke's rounded corners, in points; at most half the width.
  public var cornerRadius: Double
  /// The opacity, 0…1, on top of the colour's alpha.
  public var opacity: Double
  /// The fill colour.
  public var color: Color

  /// Creates a spoke.
  public init(
    index: Int, angle: Angle, innerRadius: Double, outerRadius: Double, width: Double,
    cornerRadius: Double, opacity: Double, color: Color
  ) {
    self.index = index
    self.angle = angle
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.width = width
    self.cornerRadius = cornerRadius
    self.opacity = opacity
    self.color = color
  }
}

/// Characters shown as they are, in one row.
public struct GlyphFrame: Hashable, Sendable {
  /// The characters; free of control characters.
  public var text: String
  /// Which frame of the theme this is, from 0.
  public var frame: Int
  /// Where the middle of the text is, in points from the frame's centre.
  public var center: Point
  /// The characters' colour.
  public var color: Color

  /// Creates a glyph frame.
  public init(text: String, frame: Int, center: Point = .center, color: Color) {
    self.text = text
    self.center = center
    self.frame = frame
    self.color = color
  }
}
