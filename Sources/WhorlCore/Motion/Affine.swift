/// A map of the plane that keeps lines straight: (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty).
struct Affine: Hashable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = Affine()

  func callAsFunction(_ x: Double, _ y: Double) -> Point {
    Point(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// This map after a move.
  func moved(_ x: Double, _ y: Double) -> Affine {
    var map = self
    map.tx = a * x + c * y + tx
    map.ty = b * x + d * y + ty
    return map
  }

  /// This map after a turn, in degrees clockwise on screen.
  func rotated(_ degrees: Double) -> Affine {
    if degrees == 0 { return self }
    let radians = degrees * .pi / 180
    let (sin, cos) = (sine(radians), cosine(radians))
    return Affine(
      a: a * cos + c * sin, b: b * cos + d * sin, c: c * cos - a * sin, d: d * cos - b * sin,
      tx: tx, ty: ty)
  }

  /// This map after a stretch.
  func scaled(_ x: Double, _ y: Double) -> Affine {
    Affine(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// By how much areas grow; negative where the map mirrors.
  var determinant: Double { a * d - b * c }

  /// By how much lengths grow on the average: √|det|.
  var meanScale: Double { abs(determinant).squareRoot() }

  /// Whether the map turns, mirrors and grows but does not squeeze: circles stay circles.
  var keepsCircles: Bool {
    let first = a * a + b * b
    let second = c * c + d * d
    let tolerance = 1e-9 * max(first, second, 1e-12)
    return abs(first - second) <= tolerance && abs(a * c + b * d) <= tolerance
  }

  /// Whether the map keeps upright what is upright.
  var keepsAxes: Bool {
    let tolerance = 1e-9 * max(abs(a), abs(d), 1e-9)
    return abs(b) <= tolerance && abs(c) <= tolerance
  }
}
