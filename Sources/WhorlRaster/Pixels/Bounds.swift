import WhorlCore

/// A rectangle that holds a shape, in units from the frame's centre.
struct Bounds: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The rectangle around a point, as far as `x` to both sides and `y` up and down.
  init(centerX: Double, centerY: Double, x: Double, y: Double) {
    left = centerX - x
    right = centerX + x
    top = centerY - y
    bottom = centerY + y
  }

  /// The smallest rectangle around points; `nil` where there are none.
  init?(around points: some Sequence<Point>) {
    left = .infinity
    top = .infinity
    right = -.infinity
    bottom = -.infinity
    for point in points {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    guard left <= right, top <= bottom else { return nil }
  }

  var width: Double { right - left }

  var height: Double { bottom - top }

  var center: Point { Point(x: (left + right) / 2, y: (top + bottom) / 2) }

  /// The rectangle that reaches so much further on every side.
  func expanded(by reach: Double) -> Bounds {
    Bounds(
      centerX: center.x, centerY: center.y, x: width / 2 + reach, y: height / 2 + reach)
  }

  /// The rectangle that is so many times as large and as far away.
  func scaled(by factor: Double) -> Bounds {
    Bounds(
      centerX: center.x * factor, centerY: center.y * factor, x: width / 2 * factor,
      y: height / 2 * factor)
  }

  /// The smallest rectangle around this one and another.
  func union(_ other: Bounds) -> Bounds {
    var hull = self
    hull.left = min(left, other.left)
    hull.top = min(top, other.top)
    hull.right = max(right, other.right)
    hull.bottom = max(bottom, other.bottom)
    return hull
  }

  /// The part that lies in another rectangle too; `nil` where there is none.
  func intersection(_ other: Bounds) -> Bounds? {
    var part = self
    part.left = max(left, other.left)
    part.top = max(top, other.top)
    part.right = min(right, other.right)
    part.bottom = min(bottom, other.bottom)
    return part.left <= part.right && part.top <= part.bottom ? part : nil
  }
}
