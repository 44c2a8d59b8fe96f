import WhorlCore

/// Filled contours on a pixel grid; inside is where they wind around (the non-zero rule).
struct Fill: Hashable, Sendable {
  /// One side of a contour, in pixels from the picture's top left.
  struct Edge: Hashable, Sendable {
    /// Where the edge begins, above its end.
    let top: Point
    /// Where the edge ends.
    let bottom: Point
    /// 1 where the contour runs down the edge, −1 where it runs up.
    let winding: Int
    /// How far the edge moves to the right for each pixel down.
    let slope: Double

    /// The edge between two corners; `nil` where it is level and bounds nothing from the side.
    init?(from start: Point, to end: Point) {
      guard start.y != end.y else { return nil }
      winding = start.y < end.y ? 1 : -1
      top = start.y < end.y ? start : end
      bottom = start.y < end.y ? end : start
      slope = (bottom.x - top.x) / (bottom.y - top.y)
    }

    func x(at y: Double) -> Double {
      y >= bottom.y ? bottom.x : top.x + (y - top.y) * slope
    }
  }

  /// The edges from the highest beginning to the lowest.
  let edges: [Edge]
  let bounds: Bounds
  /// The bounds in pixels.
  private let box: Bounds

  /// Places contours, or returns `nil` where they hold nothing.
  ///
  /// Where dots are on or off, what is thinner than a dot is made as thick as one, so that a bar
  /// that shrinks does not vanish between the dots.
  init?(_ contours: [Path.Contour], in space: PixelSpace) {
    guard space.scale > 0 else { return nil }
    var corners = contours.map { contour in
      contour.points.map { Self.pixel($0, in: space) }
    }
    guard corners.joined().allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      var box = Bounds(around: corners.joined()), box.width > 0, box.height > 0
    else { return nil }
    if space.edge == .centered {
      guard max(box.width, box.height) > Self.leastSize else { return nil }
      let middle = box.center
      let stretch = Point(x: max(1 / box.width, 1), y: max(1 / box.height, 1))
      if stretch.x > 1 || stretch.y > 1 {
        for index in corners.indices {
          corners[index] = corners[index].map { corner in
            Point(
              x: middle.x + (corner.x - middle.x) * stretch.x,
              y: middle.y + (corner.y - middle.y) * stretch.y)
          }
        }
        box = Bounds(
          centerX: middle.x, centerY: middle.y, x: box.width * stretch.x / 2,
          y: box.height * stretch.y / 2)
      }
    }
    var edges: [Edge] = []
    for line in corners {
      guard var last = line.last else { continue }
      for corner in line {
        if let edge = Edge(from: last, to: corner) { edges.append(edge) }
        last = corner
      }
    }
    edges.sort { $0.top.y < $1.top.y }
    self.edges = edges
    self.box = box
    bounds = Bounds(
      centerX: (box.center.x - Double(space.width) / 2) * space.stepX,
      centerY: (box.center.y - Double(space.height) / 2) * space.stepY,
      x: box.width / 2 * space.stepX, y: box.height / 2 * space.stepY)
  }

  /// As for dots: below a fifth of a pixel a growing shape has not begun.
  private static let leastSize = 0.2

  private static func pixel(_ point: Point, in space: PixelSpace) -> Point {
    Point(
      x: point.x * space.scale / space.stepX + Double(space.width) / 2,
      y: point.y * space.scale / space.stepY + Double(space.height) / 2
    ).countable
  }

  /// Calls `paint` with each touched pixel and the share of it that is covered.
  @inline(__always)
  func scan(in space: PixelSpace, paint: (Int, Double, Double) -> Void) {
    let rows = Self.pixels(
      from: box.top, to: box.bottom, within: space.rows.clamped(to: space.frameRows))
    let columns = Self.pixels(
      from: box.left, to: box.right, within: space.columns.clamped(to: space.frameColumns))
    guard !rows.isEmpty, !columns.isEmpty else { return }
    var scanline = Scanline(edges: edges, columns: columns)
    for row in rows {
      scanline.cover(row: row)
      var covered = 0.0
      let first = space.index(column: columns.lowerBound, row: row)
      for place in 0..<columns.count {
        covered += scanline.changes[place]
        switch space.edge {
        case .covered:
          if covered > 1e-6 { paint(first + place, min(covered, 1), 1) }
        case .centered:
          // Half of a dot is enough, give or take rounding: mirrored shapes light mirrored dots.
          if covered > 0.5 - 1e-6 { paint(first + place, 1, 1) }
        }
      }
    }
  }

  /// The kept pixels that a stretch touches.
  private static func pixels(
    from low: Double, to high: Double, within kept: Range<Int>
  ) -> Range<Int> {
    let first = max(low.rounded(.down), Double(kept.lowerBound))
    let end = min(high.rounded(.up), Double(kept.upperBound))
    guard first < end else { return kept.lowerBound..<kept.lowerBound }
    return Int(first)..<Int(end)
  }
}

extension Point {
  /// The point, or where it is absurdly far away one that can still be counted in pixels.
  var countable: Point {
    Point(x: Self.countable(x), y: Self.countable(y))
  }

  private static func countable(_ value: Double) -> Double {
    value.isNaN ? value : min(max(value, -1e7), 1e7)
  }
}
