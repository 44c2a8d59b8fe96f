/// A shape of any outline, filled or stroked.
public struct Path: Hashable, Sendable {
  /// How the outline is drawn.
  public enum Paint: Hashable, Sendable {
    /// What lies inside is covered; inside is where the contours wind around.
    case fill
    /// The outline itself is covered, so many points thick, with round joins.
    case stroke(lineWidth: Double, lineCap: LineCap)
  }

  /// One line of an outline, from point to point.
  public struct Contour: Hashable, Sendable {
    /// The corners, in points from the frame's centre; curves are flattened.
    public var points: [Point]
    /// Whether the last point leads back to the first.
    public var isClosed: Bool

    /// Creates a contour.
    public init(points: [Point], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// The lines.
  public var contours: [Contour]
  /// How they are drawn.
  public var paint: Paint
  /// The colour.
  public var color: Color
  /// The opacity, 0…1, on top of the colour's alpha.
  public var opacity: Double
  /// How opacity changes along a stroke from its first point to its last; `nil` for not at all.
  public var sweep: Arc.Sweep?

  /// Creates a shape.
  public init(
    contours: [Contour], paint: Paint, color: Color, opacity: Double, sweep: Arc.Sweep? = nil
  ) {
    self.contours = contours
    self.paint = paint
    self.color = color
    self.opacity = opacity
    self.sweep = sweep
  }
}

/// Shapes of which only what lies inside an outline is visible.
public struct Masked: Hashable, Sendable {
  /// The outline, filled.
  public var contours: [Path.Contour]
  /// The shapes, from the back to the front.
  public var shapes: [Shape]

  /// Creates masked shapes.
  public init(contours: [Path.Contour], shapes: [Shape]) {
    self.contours = contours
    self.shapes = shapes
  }
}
