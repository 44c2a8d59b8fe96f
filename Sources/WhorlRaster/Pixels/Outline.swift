import WhorlCore

/// A shape's geometry on a pixel grid.
enum Outline {
  case stroke(Stroke)
  case ellipse(Ellipse)
  case bar(Bar)

  /// Places a shape, or returns `nil` where it draws no pixels.
  init?(_ shape: Shape, in space: PixelSpace) {
    switch shape {
    case .arc(let arc):
      guard let stroke = Stroke(arc, in: space) else { return nil }
      self = .stroke(stroke)
    case .dot(let dot):
      guard let ellipse = Ellipse(dot, in: space) else { return nil }
      self = .ellipse(ellipse)
    case .spoke(let spoke):
      guard let bar = Bar(spoke, in: space) else { return nil }
      self = .bar(bar)
    case .glyph: return nil
    }
  }

  /// A rectangle around the shape.
  var bounds: Bounds {
    switch self {
    case .stroke(let stroke): stroke.bounds
    case .ellipse(let ellipse): ellipse.bounds
    case .bar(let bar): bar.bounds
    }
  }

  /// A point in the middle of the ink.
  var anchor: Point {
    switch self {
    case .stroke(let stroke): stroke.middle
    case .ellipse(let ellipse): Point(x: ellipse.centerX, y: ellipse.centerY)
    case .bar(let bar): bar.center
    }
  }

  /// Calls `paint` with each touched pixel's index, the share of it that is covered, and the
  /// opacity there.
  @inline(__always)
  func scan(in space: PixelSpace, paint: (Int, Double, Double) -> Void) {
    switch self {
    case .stroke(let stroke): stroke.scan(in: space, paint: paint)
    case .ellipse(let ellipse): ellipse.scan(in: space, paint: paint)
    case .bar(let bar): bar.scan(in: space, paint: paint)
    }
  }
}
