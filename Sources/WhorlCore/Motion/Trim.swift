/// The part of an outline that is drawn, in turns of it.
struct Trim {
  /// Where the part begins.
  let first: Double
  /// How long it is, 0…1.
  let length: Double

  init(start: Double, end: Double, offset: Double) {
    first = start + offset
    length = min(max(end - start, 0), 1)
  }

  /// Whether all of the outline is drawn.
  var isWhole: Bool { length >= 1 }

  /// Whether nothing is drawn.
  var isEmpty: Bool { length <= 0 }

  /// The part of a line, in one piece or, where it runs over the end of an open line, in two.
  func cut(_ line: LayerOutline.Line) -> [LayerOutline.Line] {
    guard !isEmpty else { return [] }
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    var lengths = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      lengths.append(lengths[lengths.count - 1] + (dx * dx + dy * dy).squareRoot())
    }
    guard let total = lengths.last, total > 0 else { return [] }
    let start = first - first.rounded(.down)
    let end = start + length
    if end <= 1 {
      return [Self.piece(points, lengths, from: start * total, to: end * total)]
    }
    let head = Self.piece(points, lengths, from: start * total, to: total)
    let tail = Self.piece(points, lengths, from: 0, to: (end - 1) * total)
    return line.isClosed
      ? [LayerOutline.Line(points: head.points + tail.points.dropFirst(), isClosed: false)]
      : [head, tail]
  }

  private static func piece(
    _ points: [Pair], _ lengths: [Double], from start: Double, to end: Double
  ) -> LayerOutline.Line {
    func point(at length: Double) -> Pair {
      let next = min(lengths.firstIndex { $0 >= length } ?? lengths.count - 1, lengths.count - 1)
      guard next > 0 else { return points[0] }
      let (a, b) = (lengths[next - 1], lengths[next])
      return Pair.mix(
        points[next - 1], points[next], share: b > a ? (length - a) / (b - a) : 0)
    }
    let inner = points.indices.filter { lengths[$0] > start && lengths[$0] < end }
    return LayerOutline.Line(
      points: [point(at: start)] + inner.map { points[$0] } + [point(at: end)], isClosed: false)
  }
}

extension LayerOutline.Line {
  /// The line in the frame.
  func mapped(_ map: Affine, isClosed: Bool) -> Path.Contour {
    Path.Contour(points: points.map { map($0.x, $0.y) }, isClosed: isClosed)
  }
}
