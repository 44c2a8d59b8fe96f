import WhorlCore

extension Drawing {
  /// Drops every second of the rings around one centre until those that are left are far enough
  /// apart to be told from one another; the outermost stays.
  ///
  /// Closed rings, such as ripples, come and go at any distance, and stay.
  mutating func thinRings(closerThan least: Double) {
    var centers: [Point] = []
    for mark in marks {
      guard let ring = mark.ring, !ring.isClosed, mark.kind == .arc else { continue }
      if !centers.contains(where: { Self.isNear($0, ring.center) }) { centers.append(ring.center) }
    }
    for center in centers { thinRings(around: center, closerThan: least) }
  }

  private mutating func thinRings(around center: Point, closerThan least: Double) {
    var radii: [Double] = []
    for mark in marks {
      guard let ring = mark.ring, !ring.isClosed, Self.isNear(ring.center, center) else { continue }
      if !radii.contains(where: { abs($0 - ring.radius) < Self.tolerance }) {
        radii.append(ring.radius)
      }
    }
    guard radii.count > 1 else { return }
    radii.sort(by: >)
    var kept = radii
    while kept.count > 1, zip(kept, kept.dropFirst()).contains(where: { $0 - $1 < least }) {
      kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
    }
    let dropped = radii.filter { !kept.contains($0) }
    marks.removeAll { mark in
      guard let ring = mark.ring, Self.isNear(ring.center, center) else { return false }
      return dropped.contains { abs($0 - ring.radius) < Self.tolerance }
    }
  }

  /// Rings that differ by less are one ring.
  private static let tolerance = 1e-6

  private static func isNear(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
  }
}

extension Mark {
  /// The circle that an arc or a rail lies on.
  fileprivate var ring: (center: Point, radius: Double, isClosed: Bool)? {
    guard case .stroke(let stroke) = outline else { return nil }
    return (Point(x: stroke.centerX, y: stroke.centerY), stroke.radius, stroke.isClosed)
  }
}
