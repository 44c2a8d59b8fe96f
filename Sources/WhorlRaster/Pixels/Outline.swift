import WhorlCore

/// A shape's geometry on a pixel grid.
enum Outline {
  case stroke(Stroke)
  case ellipse(Ellipse)
  case bar(Bar)
  case fill(Fill)
  case polyline(Polyline)

  /// Places a path, or returns `nil` where it draws no pixels.
  init?(_ path: Path, in space: PixelSpace) {
    switch path.paint {
    case .fill:
      guard let fill = Fill(path.contours, in: space) else { return nil }
      self = .fill(fill)
    case .stroke(let lineWidth, let lineCap):
      let polyline = Polyline(
        path.contours, lineWidth: lineWidth, lineCap: lineCap, sweep: path.sweep, in: space)
      guard let polyline else { return nil }
      self = .polyline(polyline)
    }
  }

  /// A rectangle around the shape.
  var bounds: Bounds {
    switch self {
    case .stroke(let stroke): stroke.bounds
    case .ellipse(let ellipse): ellipse.bounds
    case .bar(let bar): bar.bounds
    case .fill(let fill): fill.bounds
    case .polyline(let polyline): polyline.bounds
    }
  }

  /// A point in the middle of the ink.
  var anchor: Point {
    switch self {
    case .stroke(let stroke): stroke.middle
    case .ellipse(let ellipse): Point(x: ellipse.centerX, y: ellipse.centerY)
    case .bar(let bar): bar.center
    case .fill(let fill): fill.bounds.center
    case .polyline(let polyline): polyline.middle
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
    case .fill(let fill): fill.scan(in: space, paint: paint)
    case .polyline(let polyline): polyline.scan(in: space, paint: paint)
    }
  }
}
