import WhorlCore

/// Stroked lines from point to point on a pixel grid, with round joins, in units.
struct Polyline: Sendable {
  /// What lies at one end of a segment.
  enum End: Hashable, Sendable {
    /// The stroke ends here, with a cap.
    case cap
    /// Another segment goes on from here, or has come from there in a direction.
    case join(Point)
  }

  /// A straight piece of a line.
  struct Segment: Hashable, Sendable {
    let start: Point
    /// The direction from the start to the end.
    let along: Point
    let length: Double
    let before: End
    let after: End
    /// How long all is that comes before the start.
    let offset: Double

    var end: Point {
      Point(x: start.x + along.x * length, y: start.y + along.y * length)
    }
  }

  let segments: [Segment]
  /// Half the thickness that is drawn; at least half a pixel, so that no stroke vanishes.
  let halfWidth: Double
  /// How far a cap reaches beyond an end; half the thickness that was asked for.
  let capReach: Double
  let cap: LineCap
  /// The length of all lines together.
  let length: Double
  /// The opacities at the first point and at the last; `nil` where they do not change.
  let sweep: Arc.Sweep?
  let bounds: Bounds

  /// Places lines, or returns `nil` where they draw nothing.
  init?(
    _ contours: [Path.Contour], lineWidth: Double, lineCap: LineCap, sweep: Arc.Sweep?,
    in space: PixelSpace
  ) {
    guard space.scale > 0, lineWidth > 0, lineWidth.isFinite else { return nil }
    capReach = lineWidth * space.scale / 2
    halfWidth = max(capReach, 0.5)
    cap = lineCap
    self.sweep = sweep.flatMap { $0.tail == $0.head ? nil : $0 }
    var segments: [Segment] = []
    var offset = 0.0
    for contour in contours {
      let points = Self.distinct(contour, scale: space.scale)
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      let added = Self.segments(points, isClosed: contour.isClosed, cap: lineCap, offset: offset)
      segments += added
      if let last = added.last { offset = last.offset + last.length }
    }
    guard let box = Bounds(around: segments.lazy.flatMap { [$0.start, $0.end] }) else {
      return nil
    }
    self.segments = segments
    length = offset
    // The corner of a square cap reaches furthest.
    bounds = box.expanded(by: lineCap == .square ? halfWidth + capReach : halfWidth)
  }

  /// The points in units, without those that repeat the one before.
  private static func distinct(_ contour: Path.Contour, scale: Double) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(contour.points.count + 1)
    for point in contour.points {
      let place = Point(x: point.x * scale, y: point.y * scale).countable
      if let last = points.last, isSame(last, place) { continue }
      points.append(place)
    }
    if contour.isClosed, let first = points.first, let last = points.last, points.count > 1,
      isSame(first, last)
    {
      points.removeLast()
    }
    return points
  }

  private static func isSame(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private static func segments(
    _ points: [Point], isClosed: Bool, cap: LineCap, offset: Double
  ) -> [Segment] {
    guard let first = points.first else { return [] }
    guard points.count > 1 else {
      // A point has no length to show, but round and square ends beyond it.
      if cap == .butt { return [] }
      return [
        Segment(
          start: first, along: Point(x: 1, y: 0), length: 0, before: .cap, after: .cap,
          offset: offset)
      ]
    }
    let ends = isClosed ? Array(points.dropFirst()) + [first] : Array(points.dropFirst())
    let pieces = zip(points, ends).map { start, end in
      let x = end.x - start.x
      let y = end.y - start.y
      let length = (x * x + y * y).squareRoot()
      return (start: start, along: Point(x: x / length, y: y / length), length: length)
    }
    var offset = offset
    return pieces.indices.map { index in
      let piece = pieces[index]
      defer { offset += piece.length }
      let previous = index > 0 ? index - 1 : isClosed ? pieces.count - 1 : nil
      let next = index + 1 < pieces.count ? index + 1 : isClosed ? 0 : nil
      return Segment(
        start: piece.start, along: piece.along, length: piece.length,
        before: previous.map { .join(pieces[$0].along) } ?? .cap,
        after: next.map { .join(pieces[$0].along) } ?? .cap, offset: offset)
    }
  }

  /// The point in the middle of the length.
  var middle: Point {
    let half = length / 2
    guard let segment = segments.last(where: { $0.offset <= half }) else { return bounds.center }
    let rest = half - segment.offset
    return Point(
      x: segment.start.x + segment.along.x * rest, y: segment.start.y + segment.along.y * rest)
  }
}
