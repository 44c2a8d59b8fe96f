import WhorlCore

/// What the motion of a scene comes to where there is no room to draw it.
enum Gist: Hashable, Sendable {
  /// Something that is shown, and how strongly.
  struct Weighed<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value
    let color: Color
    /// 0…1.
    let alpha: Double
  }

  /// An arc whose head points somewhere.
  case arc(Weighed<Angle>)
  /// Things around a centre, brightest in a direction.
  case bearing(Weighed<Angle>)
  /// Discs, left to right, each of a size of 0…1, and which of them stands for all.
  case discs([Weighed<Double>], lead: Int)
  /// A ring of a size of 0…1.
  case ripple(Weighed<Double>)
  /// Anything else: a picture of few dots has to do.
  case picture

  /// Looks at a scene for what moves in it; `nil` where nothing but characters is to be seen.
  init?(of scene: Scene, span: SceneSpan, tone: Tone) {
    let shapes = Shapes(scene.leaves)
    if let arc = shapes.leadingArc {
      self = .arc(Weighed(value: arc.head, color: arc.color, alpha: arc.headAlpha))
    } else if let spoke = shapes.brightestSpoke {
      self = .bearing(Weighed(value: spoke.angle, color: spoke.color, alpha: spoke.alpha))
    } else if !shapes.paths.isEmpty {
      self = .picture
    } else if let dots = Self.dots(shapes.dots, span: span, tone: tone) {
      self = dots
    } else if let ring = shapes.brightestRing {
      let reach = min(scene.size.width, scene.size.height) / 2
      let size = reach > 0 ? ring.radius / reach : 1
      self = .ripple(Weighed(value: size, color: ring.color, alpha: ring.alpha))
    } else {
      return nil
    }
  }

  private static func dots(_ dots: [Dot], span: SceneSpan, tone: Tone) -> Gist? {
    // What is faint, or not shown at all, leaves its place to others.
    guard let lead = dots.firstIndex(where: { tone.lenient.alpha($0.alpha) > 0.1 }) else {
      return nil
    }
    if let bearing = bearing(of: dots) { return bearing }
    let radii = span.dotRadii
    let spread = radii.upperBound - radii.lowerBound
    guard span.dotsPulse, spread > 0 else { return .picture }
    let isRow = zip(dots, dots.dropFirst()).allSatisfy { dot, next in
      next.center.x > dot.center.x && abs(next.center.y - dot.center.y) < radii.upperBound * 0.1
    }
    let discs = (isRow ? dots : [dots[lead]]).map { dot in
      Weighed(
        value: (dot.radius * dot.scale - radii.lowerBound) / spread, color: dot.color,
        alpha: dot.alpha)
    }
    return .discs(discs, lead: isRow ? lead : 0)
  }

  /// Where in a ring of dots the strongest is; `nil` where the dots are in no ring.
  private static func bearing(of dots: [Dot]) -> Gist? {
    guard dots.count > 2, var strongest = dots.first else { return nil }
    let distance = strongest.center.distance
    guard
      distance > 0, dots.allSatisfy({ abs($0.center.distance - distance) < distance * 0.02 })
    else { return nil }
    for dot in dots where dot.ink > strongest.ink * 1.001 { strongest = dot }
    return .bearing(
      Weighed(
        value: strongest.center.direction, color: strongest.color, alpha: strongest.alpha))
  }
}

extension Gist {
  /// The shapes of a scene by their kinds.
  private struct Shapes {
    private(set) var arcs: [Arc] = []
    private(set) var dots: [Dot] = []
    private(set) var spokes: [Spoke] = []
    private(set) var paths: [Path] = []

    init(_ leaves: [Shape]) {
      for shape in leaves {
        switch shape {
        case .arc(let arc) where arc.alpha > 0: arcs.append(arc)
        case .dot(let dot): dots.append(dot)
        case .spoke(let spoke) where spoke.alpha > 0: spokes.append(spoke)
        case .path(let path) where path.alpha > 0: paths.append(path)
        case .arc, .spoke, .path, .glyph, .masked: continue
        }
      }
    }

    /// The outermost arc that has a head; of several the first.
    var leadingArc: Arc? {
      arcs.filter { $0.role == .arc && (!$0.isClosed || $0.sweep != nil) }
        .reduce(nil) { best, arc in
          best.map { arc.radius > $0.radius * 1.001 ? arc : $0 } ?? arc
        }
    }

    /// The most opaque closed ring; of several the first. A rail only where there is nothing else.
    var brightestRing: Arc? {
      let rings = arcs.contains { $0.role == .arc } ? arcs.filter { $0.role == .arc } : arcs
      return rings.reduce(nil) { best, arc in
        best.map { arc.alpha > $0.alpha ? arc : $0 } ?? arc
      }
    }

    var brightestSpoke: Spoke? {
      spokes.reduce(nil) { best, spoke in
        best.map { spoke.alpha > $0.alpha + 1e-3 ? spoke : $0 } ?? spoke
      }
    }
  }
}

extension Arc {
  fileprivate var isClosed: Bool { length.radians > Angle.turn - 1e-6 }

  fileprivate var headAlpha: Double { alpha * min(max(sweep?.head ?? 1, 0), 1) }
}

extension Dot {
  /// How much the dot weighs: its opacity times its area, but for a factor.
  fileprivate var ink: Double { alpha * radius * radius * scale * scale * widthScale }
}

extension Point {
  fileprivate var distance: Double { (x * x + y * y).squareRoot() }

  /// The direction from the frame's centre.
  fileprivate var direction: Angle { Angle(radians: arcTangent(x, -y)) }
}
