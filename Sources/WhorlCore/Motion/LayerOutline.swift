/// The outline of a layer's shape, ready to be looked at.
enum LayerOutline: Hashable, Sendable {
  case ellipse(rx: AnimatedMotion<Double>, ry: AnimatedMotion<Double>)
  case rectangle(
    width: AnimatedMotion<Double>, height: AnimatedMotion<Double>, corner: AnimatedMotion<Double>)
  case lines([Line])
  case glyph(String)

  /// A line of corners, curves flattened.
  struct Line: Hashable, Sendable {
    var points: [Pair]
    var isClosed: Bool
  }

  /// How many corners stand for a whole ellipse, and for one curve; on an ellipse as large as a
  /// screen of 400 dots they are off by a tenth of a dot.
  private static let ellipseCorners = 96
  private static let curveCorners = 24

  init(_ shape: LayerShape, period: Double) {
    func ready(_ animated: Animated<Double>) -> AnimatedMotion<Double> {
      AnimatedMotion(animated, period: period)
    }
    switch shape {
    case .ellipse(let rx, let ry): self = .ellipse(rx: ready(rx), ry: ready(ry))
    case .rectangle(let width, let height, let corner):
      self = .rectangle(width: ready(width), height: ready(height), corner: ready(corner))
    case .polygon(let points): self = .lines([Line(points: points, isClosed: true)])
    case .path(let segments, let isClosed):
      self = .lines(Self.lines(segments, isClosed: isClosed))
    case .glyph(let text): self = .glyph(text)
    }
  }

  func addLoops(to loop: inout LoopSum) {
    switch self {
    case .ellipse(let rx, let ry):
      rx.addLoop(to: &loop)
      ry.addLoop(to: &loop)
    case .rectangle(let width, let height, let corner):
      width.addLoop(to: &loop)
      height.addLoop(to: &loop)
      corner.addLoop(to: &loop)
    case .lines, .glyph: break
    }
  }

  /// The whole outline at a moment, in the frame.
  func contours(at moment: LayerTime, map: Affine) -> [Path.Contour] {
    lines(at: moment).map { line in
      Path.Contour(points: line.points.map { map($0.x, $0.y) }, isClosed: line.isClosed)
    }
  }

  /// The whole outline at a moment, in the layer.
  func lines(at moment: LayerTime) -> [Line] {
    switch self {
    case .ellipse(let rx, let ry):
      let (rx, ry) = (rx.value(at: moment), ry.value(at: moment))
      return [Line(points: Self.arc(rx, ry, from: 0, to: 1).dropLast(), isClosed: true)]
    case .rectangle(let width, let height, let corner):
      return [
        Self.rectangle(
          width.value(at: moment), height.value(at: moment), corner: corner.value(at: moment))
      ]
    case .lines(let lines): return lines
    case .glyph: return []
    }
  }

  /// The part of an ellipse from one turn to another, both ends with it.
  static func arc(_ rx: Double, _ ry: Double, from start: Double, to end: Double) -> [Pair] {
    let count = max(Int((abs(end - start) * Double(ellipseCorners)).rounded(.up)), 1)
    return (0...count).map { index in
      let turn = start + (end - start) * Double(index) / Double(count)
      return Pair(rx * sine(turn * Angle.turn), -ry * cosine(turn * Angle.turn))
    }
  }

  private static func rectangle(_ width: Double, _ height: Double, corner: Double) -> Line {
    let (x, y) = (abs(width) / 2, abs(height) / 2)
    let radius = min(max(corner, 0), x, y)
    guard radius > 0 else {
      return Line(
        points: [Pair(x, -y), Pair(x, y), Pair(-x, y), Pair(-x, -y)], isClosed: true)
    }
    // Clockwise from the right edge: the corners' centres, each with the turn that it begins at.
    let corners = [
      (x - radius, y - radius, 0.25), (radius - x, y - radius, 0.5),
      (radius - x, radius - y, 0.75), (x - radius, radius - y, 0.0),
    ]
    var points = [Pair(x, radius - y)]
    for (cx, cy, turn) in corners {
      points += arc(radius, radius, from: turn, to: turn + 0.25).map {
        Pair(cx + $0.x, cy + $0.y)
      }
    }
    return Line(points: points, isClosed: true)
  }

  private static func lines(_ segments: [PathSegment], isClosed: Bool) -> [Line] {
    var lines: [Line] = []
    for segment in segments {
      switch segment {
      case .move(let point): lines.append(Line(points: [point], isClosed: isClosed))
      case .line(let point):
        if lines.isEmpty { lines.append(Line(points: [Pair(0, 0)], isClosed: isClosed)) }
        lines[lines.count - 1].points.append(point)
      case .curve(let first, let second, let end):
        if lines.isEmpty { lines.append(Line(points: [Pair(0, 0)], isClosed: isClosed)) }
        let start = lines[lines.count - 1].points.last ?? Pair(0, 0)
        for step in 1...curveCorners {
          let s = Double(step) / Double(curveCorners)
          lines[lines.count - 1].points.append(bezier(start, first, second, end, at: s))
        }
      }
    }
    return lines.filter { $0.points.count > 1 }
  }

  /// A point of a cubic Bezier curve.
  private static func bezier(
    _ start: Pair, _ first: Pair, _ second: Pair, _ end: Pair, at s: Double
  ) -> Pair {
    let rest = 1 - s
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * s, 3 * rest * s * s, s * s * s)
    return Pair(
      a * start.x + b * first.x + c * second.x + d * end.x,
      a * start.y + b * first.y + c * second.y + d * end.y)
  }
}
