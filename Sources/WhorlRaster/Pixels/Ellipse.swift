import WhorlCore

/// A filled disc on a pixel grid, perhaps turned about the vertical axis, in units.
struct Ellipse: Hashable, Sendable {
  let centerX: Double
  let centerY: Double
  /// Half the width.
  let radiusX: Double
  /// Half the height.
  let radiusY: Double
  /// The radius at which a disc's soft edge has just the disc's area.
  let discRadius: Double
  /// How much of the ink is left; below 1 where the disc is smaller than a pixel.
  let strength: Double
  /// Whether no row is drawn narrower than a pixel: a disc seen from its edge is a hairline.
  let isTurned: Bool

  /// Places a dot, or returns `nil` where it has nothing to draw.
  init?(_ dot: Dot, in space: PixelSpace) {
    let radius = dot.radius * dot.scale * space.scale
    // A tenth of a pixel: below that a growing dot has not begun.
    guard radius > 0.1 else { return nil }
    centerX = dot.center.x * space.scale
    centerY = dot.center.y * space.scale
    radiusY = max(radius, 0.5)
    radiusX = radiusY * min(max(dot.widthScale, 0), 1)
    let share = min(radius / 0.5, 1)
    strength = space.edge == .covered ? share * share : 1
    isTurned = radiusX < radiusY
    // The mean of π(r + u)² over an edge that is one pixel wide, u = −½…½, is π(r² + 1/12).
    let excess = space.edge == .covered ? 1 / (12 * space.sharpness * space.sharpness) : 0
    discRadius = (radiusY * radiusY - excess).squareRoot()
  }

  var bounds: Bounds {
    Bounds(centerX: centerX, centerY: centerY, x: max(radiusX, 0.5), y: radiusY)
  }

  /// Calls `paint` with each touched pixel and the share of it that is covered.
  @inline(__always)
  func scan(in space: PixelSpace, paint: (Int, Double, Double) -> Void) {
    let reach = space.reach
    for row in space.rows(from: centerY - radiusY - reach, to: centerY + radiusY + reach) {
      let y = abs(space.y(row) - centerY)
      // The nearest row of the disc decides how wide this row can be.
      let near = max(y - reach, 0) / radiusY
      let half = radiusX * max(1 - near * near, 0).squareRoot()
      let width = max(half, isTurned ? 0.5 : 0) + reach
      for column in space.columns(from: centerX - width, to: centerX + width) {
        let covered = coverage(abs(space.x(column) - centerX), y, in: space)
        guard covered > 0 else { continue }
        paint(space.index(column: column, row: row), covered * strength, 1)
      }
    }
  }

  /// The share of the pixel around a point, counted from the centre in the first quadrant.
  func coverage(_ x: Double, _ y: Double, in space: PixelSpace) -> Double {
    guard isTurned else { return space.coverage((x * x + y * y).squareRoot() - discRadius) }
    let hairline = min(space.coverage(x - 0.5), space.coverage(y - radiusY))
    guard radiusX > 1e-3, hairline < 1 else { return hairline }
    return max(hairline, space.coverage(distance(x, y, enough: space.reach)))
  }

  /// The signed distance of a point in the first quadrant from the edge, negative inside.
  ///
  /// The nearest point of the edge is found by bisection on the Lagrange multiplier (David
  /// Eberly, "Distance from a Point to an Ellipse", 2013), which holds for the thinnest ellipses.
  /// Points further than `enough` from the edge get a bound instead.
  func distance(_ x: Double, _ y: Double, enough: Double) -> Double {
    let a = radiusX
    let b = radiusY
    let level = ((x / a) * (x / a) + (y / b) * (y / b)).squareRoot()
    let bound = (level - 1) * a
    if abs(bound) > enough { return bound }
    let ratio = (b / a) * (b / a)
    let along = y / b
    let across = x / a
    if x == 0 {
      // On the long axis the nearest point lies beside it, except close to the tip.
      let share = y * b / (b * b - a * a)
      guard share < 1 else { return y - b }
      let aside = a * (1 - share * share).squareRoot()
      let off = b * share - y
      return -(aside * aside + off * off).squareRoot()
    }
    var low = across - 1
    var high =
      level < 1 ? 0 : (ratio * ratio * along * along + across * across).squareRoot() - 1
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let first = ratio * along / (middle + ratio)
      let second = across / (middle + 1)
      if first * first + second * second > 1 { low = middle } else { high = middle }
    }
    let root = (low + high) / 2
    let dx = x / (root + 1) - x
    let dy = ratio * y / (root + ratio) - y
    let length = (dx * dx + dy * dy).squareRoot()
    return level < 1 ? -length : length
  }
}
