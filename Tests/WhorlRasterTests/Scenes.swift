import WhorlCore

/// The scenes that several tests draw.
enum Scenes {
  static let blue = Color(red: 0x00, green: 0x7A, blue: 0xFF)
  static let gray = Color(red: 0x55, green: 0x55, blue: 0x55)

  /// The ring of a 60 pt HUD: nine tenths of a circle, gap on the right.
  static let ring = scene(60, .arc(arc(radius: 29.25, lineWidth: 1.5, tail: 108, length: 324)))

  /// An arc that fades in from its tail, over a rail.
  static let railed = scene(
    60,
    .arc(arc(.rail, radius: 27, lineWidth: 6, cap: .butt, tail: 0, length: 360, color: gray)),
    .arc(
      arc(radius: 27, lineWidth: 6, tail: 20, length: 90, sweep: Arc.Sweep(tail: 0, head: 1))))

  /// Twelve spokes, the brightest at 12 o'clock.
  static let spokes = Scene(
    size: Size(side: 37),
    shapes: (0..<12).map { index in
      .spoke(
        Spoke(
          index: index, angle: Angle(degrees: Double(index) * 30), innerRadius: 8,
          outerRadius: 18, width: 3, cornerRadius: 1.5, opacity: 1 - Double(index) * 0.07,
          color: .white))
    })

  /// Three dots in a row: a disc, one that is turned, one that is seen from its edge.
  static let turnedDots = Scene(
    size: Size(width: 90, height: 30),
    shapes: [1, 0.4, 0].enumerated().map { index, widthScale in
      .dot(
        dot(
          x: Double(index - 1) * 35, radius: 10, scale: [1, 1.34, 1.15][index],
          widthScale: widthScale, color: blue))
    })

  static func scene(_ side: Double, _ shapes: Shape...) -> Scene { scene(side, shapes) }

  static func scene(_ side: Double, _ shapes: [Shape]) -> Scene {
    Scene(size: Size(side: side), shapes: shapes)
  }

  static func arc(
    _ role: Arc.Role = .arc, x: Double = 0, y: Double = 0, radius: Double, lineWidth: Double,
    cap: LineCap = .round, tail: Double, length: Double, isClockwise: Bool = true,
    color: Color = blue, opacity: Double = 1, sweep: Arc.Sweep? = nil
  ) -> Arc {
    Arc(
      role: role, center: Point(x: x, y: y), radius: radius, lineWidth: lineWidth, lineCap: cap,
      tail: Angle(degrees: tail), length: Angle(degrees: length), isClockwise: isClockwise,
      color: color, opacity: opacity, sweep: sweep)
  }

  static func dot(
    _ index: Int = 0, x: Double = 0, y: Double = 0, radius: Double, scale: Double = 1,
    widthScale: Double = 1, opacity: Double = 1, color: Color = .white
  ) -> Dot {
    Dot(
      index: index, center: Point(x: x, y: y), radius: radius, scale: scale,
      widthScale: widthScale, opacity: opacity, color: color)
  }

  static func text(_ text: String, at center: Point = .center, color: Color = .white) -> Scene {
    scene(60, .glyph(GlyphFrame(text: text, frame: 0, center: center, color: color)))
  }

  static func fill(
    _ contours: [(Double, Double)]..., opacity: Double = 1, color: Color = .white
  ) -> Path {
    Path(
      contours: contours.map { contour($0, isClosed: true) }, paint: .fill, color: color,
      opacity: opacity)
  }

  static func stroke(
    _ points: [(Double, Double)], lineWidth: Double, cap: LineCap = .butt, isClosed: Bool = false,
    opacity: Double = 1, color: Color = .white, sweep: Arc.Sweep? = nil
  ) -> Path {
    Path(
      contours: [contour(points, isClosed: isClosed)],
      paint: .stroke(lineWidth: lineWidth, lineCap: cap), color: color, opacity: opacity,
      sweep: sweep)
  }

  static func contour(_ points: [(Double, Double)], isClosed: Bool) -> Path.Contour {
    Path.Contour(points: points.map { Point(x: $0.0, y: $0.1) }, isClosed: isClosed)
  }

  /// The corners of a rectangle, clockwise.
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> [(Double, Double)]
  {
    [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
  }
}
