import WhorlCore

/// A filled rounded bar that points outwards from the frame's centre, in units.
struct Bar: Hashable, Sendable {
  /// The middle of the bar.
  let center: Point
  /// The direction that the bar points in.
  let outward: Point
  /// Half the length.
  let halfLength: Double
  /// Half the thickness that is drawn; at least half a pixel, so that no bar vanishes.
  let halfWidth: Double
  let cornerRadius: Double

  /// Places a spoke, or returns `nil` where it has nothing to draw.
  init?(_ spoke: Spoke, in space: PixelSpace) {
    let scale = space.scale
    guard scale > 0, spoke.width > 0, spoke.outerRadius > spoke.innerRadius else { return nil }
    outward = Point(onCircleOf: 1, at: spoke.angle)
    let middle = (spoke.innerRadius + spoke.outerRadius) / 2 * scale
    center = Point(x: outward.x * middle, y: outward.y * middle)
    halfLength = (spoke.outerRadius - spoke.innerRadius) / 2 * scale
    halfWidth = max(spoke.width * scale / 2, 0.5)
    cornerRadius = min(max(spoke.cornerRadius, 0) * scale, halfWidth, halfLength)
  }

  var bounds: Bounds {
    Bounds(
      centerX: center.x, centerY: center.y,
      x: abs(outward.x) * halfLength + abs(outward.y) * halfWidth,
      y: abs(outward.y) * halfLength + abs(outward.x) * halfWidth)
  }

  /// Calls `paint` with each touched pixel and the share of it that is covered.
  @inline(__always)
  func scan(in space: PixelSpace, paint: (Int, Double, Double) -> Void) {
    let box = bounds
    let reach = space.reach
    for row in space.rows(from: box.top - reach, to: box.bottom + reach) {
      let y = space.y(row) - center.y
      var left = box.left - reach
      var right = box.right + reach
      if abs(outward.y) > 1e-6 {
        // Where this row crosses the bar's long sides: a slanted bar fills little of its box.
        let middle = center.x + y * outward.x / outward.y
        let half = (halfWidth + reach) / abs(outward.y)
        left = max(left, middle - half)
        right = min(right, middle + half)
      }
      for column in space.columns(from: left, to: right) {
        let covered = coverage(space.x(column) - center.x, y, in: space)
        guard covered > 0 else { continue }
        paint(space.index(column: column, row: row), covered, 1)
      }
    }
  }

  /// The share of the pixel around a point, counted from the bar's middle, that is covered.
  func coverage(_ x: Double, _ y: Double, in space: PixelSpace) -> Double {
    let along = abs(x * outward.x + y * outward.y) - halfLength + cornerRadius
    let across = abs(y * outward.x - x * outward.y) - halfWidth + cornerRadius
    let outside = Point(x: max(along, 0), y: max(across, 0))
    let corner = (outside.x * outside.x + outside.y * outside.y).squareRoot()
    return space.coverage(corner + min(max(along, across), 0) - cornerRadius)
  }
}
