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
}
