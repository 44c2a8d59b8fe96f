import WhorlCore

/// A stroked part of a circle on a pixel grid, in units.
///
/// ```
///        ___ start, clockwise to end
///      ╱     ╲        band: | distance from the centre − radius | ≤ halfWidth
///     |   ·   |       wedge: ahead of the start and behind the end
///      ╲ ___ ╱        caps: beyond the two ends
/// ```
struct Stroke: Sendable {
  /// One end of the stroke.
  struct End: Hashable, Sendable {
    /// The direction of the end from the circle's centre.
    let outward: Point
    /// The clockwise direction along the circle at the end.
    let onward: Point

    init(at angle: Angle) {
      outward = Point(onCircleOf: 1, at: angle)
      onward = Point(x: -outward.y, y: outward.x)
    }

    /// How far a point lies out from the centre in the direction of this end.
    func out(_ x: Double, _ y: Double) -> Double { x * outward.x + y * outward.y }

    /// How far a point lies clockwise of the ray through this end.
    func ahead(_ x: Double, _ y: Double) -> Double { x * onward.x + y * onward.y }
  }

  let centerX: Double
  let centerY: Double
  let radius: Double
  /// Half the thickness that is drawn; at least half a pixel, so that no stroke vanishes.
  let halfWidth: Double
  /// How far a cap reaches beyond an end; half the thickness that was asked for.
  let capReach: Double
  let cap: LineCap
  /// The ends in clockwise order.
  let start: End
  let end: End
  /// The angle from the start clockwise to the end, in radians.
  let length: Double
  let isClosed: Bool
  /// The point in the middle of the stroke's length.
  let middle: Point
  /// The opacities at the start and at the end; `nil` where they do not change along the arc.
  let sweep: (start: Double, end: Double)?

  /// Places an arc, or returns `nil` where it has nothing to draw.
  init?(_ arc: Arc, in space: PixelSpace) {
    let scale = space.scale
    length = min(arc.length.radians, Angle.turn)
    isClosed = length > Angle.turn - 1e-9
    guard scale > 0, arc.lineWidth > 0, arc.radius >= 0, length >= 0 else { return nil }
    if length == 0, arc.lineCap == .butt { return nil }
    centerX = arc.center.x * scale
    centerY = arc.center.y * scale
    radius = arc.radius * scale
    capReach = arc.lineWidth * scale / 2
    halfWidth = max(capReach, 0.5)
    cap = arc.lineCap
    let tail = arc.tail
    let head = arc.head
    start = End(at: arc.isClockwise ? tail : head)
    end = End(at: arc.isClockwise ? head : tail)
    let center = Point(x: centerX, y: centerY)
    let halfway = Angle(radians: (tail.radians + head.radians) / 2)
    middle = Point(onCircleOf: radius, around: center, at: halfway)
    if let ends = arc.sweep, ends.tail != ends.head {
      sweep = arc.isClockwise ? (ends.tail, ends.head) : (ends.head, ends.tail)
    } else {
      sweep = nil
    }
  }

  /// The distance of the outermost point from the circle's centre.
  private var outerRadius: Double {
    let outer = radius + halfWidth
    guard cap == .square, !isClosed else { return outer }
    return (outer * outer + capReach * capReach).squareRoot()
  }

  var bounds: Bounds {
    Bounds(centerX: centerX, centerY: centerY, x: outerRadius, y: outerRadius)
  }

  /// Calls `paint` with each touched pixel, the share of it that is covered, and its opacity.
  @inline(__always)
  func scan(in space: PixelSpace, paint: (Int, Double, Double) -> Void) {
    let outer = outerRadius + space.reach
    let inner = radius - halfWidth - space.reach
    for row in space.rows(from: centerY - outer, to: centerY + outer) {
      let y = space.y(row) - centerY
      let chord = max(outer * outer - y * y, 0).squareRoot()
      let hole = inner > abs(y) ? (inner * inner - y * y).squareRoot() : 0
      // Only the band is visited: the hole in the middle of a ring costs nothing.
      let left = space.columns(from: centerX - chord, to: centerX - hole)
      let right = space.columns(from: centerX + hole, to: centerX + chord)
      scan(left, row: row, y: y, in: space, paint: paint)
      let rest = max(right.lowerBound, left.upperBound)
      if rest < right.upperBound {
        scan(rest..<right.upperBound, row: row, y: y, in: space, paint: paint)
      }
    }
  }

  @inline(__always)
  private func scan(
    _ columns: Range<Int>, row: Int, y: Double, in space: PixelSpace,
    paint: (Int, Double, Double) -> Void
  ) {
    for column in columns {
      let x = space.x(column) - centerX
      let covered = coverage(x, y, in: space)
      guard covered > 0 else { continue }
      paint(space.index(column: column, row: row), covered, opacity(x, y))
    }
  }

  /// The share of the pixel around a point, counted from the circle's centre, that is covered.
  func coverage(_ x: Double, _ y: Double, in space: PixelSpace) -> Double {
    let distance = (x * x + y * y).squareRoot()
    let band = space.coverage(abs(distance - radius) - halfWidth)
    if isClosed { return band }
    // An arc longer than half a turn is what its gap leaves.
    let wedge =
      length <= .pi
      ? Self.wedge(x, y, from: start, to: end, in: space)
      : 1 - Self.wedge(x, y, from: end, to: start, in: space)
    let body = min(band, wedge)
    switch cap {
    case .butt: return body
    case .round: return max(body, roundCap(start, x, y, in: space), roundCap(end, x, y, in: space))
    case .square:
      let before = squareCap(start, -start.ahead(x, y), x, y, in: space)
      return max(body, before, squareCap(end, end.ahead(x, y), x, y, in: space))
    }
  }

  /// The share of a pixel inside a wedge of at most half a turn.
  ///
  /// Each ray counts on its own side of the centre only, since its line goes on beyond it.
  private static func wedge(
    _ x: Double, _ y: Double, from start: End, to end: End, in space: PixelSpace
  ) -> Double {
    let isBesideStart = start.out(x, y) >= 0
    let isBesideEnd = end.out(x, y) >= 0
    guard isBesideStart || isBesideEnd else { return 0 }
    let afterStart = isBesideStart ? space.coverage(-start.ahead(x, y)) : 1
    let beforeEnd = isBesideEnd ? space.coverage(end.ahead(x, y)) : 1
    return max(afterStart + beforeEnd - 1, 0)
  }

  private func roundCap(_ end: End, _ x: Double, _ y: Double, in space: PixelSpace) -> Double {
    let dx = x - end.outward.x * radius
    let dy = y - end.outward.y * radius
    return space.coverage((dx * dx + dy * dy).squareRoot() - capReach)
  }

  private func squareCap(
    _ end: End, _ beyond: Double, _ x: Double, _ y: Double, in space: PixelSpace
  ) -> Double {
    // The cap begins a little inside the body, so that no seam shows between them.
    guard beyond > -space.reach else { return 0 }
    let across = abs(end.out(x, y) - radius) - halfWidth
    return min(space.coverage(beyond - capReach), space.coverage(across))
  }

  /// The opacity at a point, mixed linearly over the arc's length; caps take their end's.
  private func opacity(_ x: Double, _ y: Double) -> Double {
    guard let sweep else { return 1 }
    var turned = arcTangent(start.ahead(x, y), start.out(x, y))
    if turned < 0 { turned += Angle.turn }
    if turned > length {
      return turned - length < Angle.turn - turned ? sweep.end : sweep.start
    }
    return sweep.start + (sweep.end - sweep.start) * turned / length
  }
}
