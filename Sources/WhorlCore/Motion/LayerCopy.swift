/// One copy of a layer.
struct LayerCopy: Hashable, Sendable {
  /// The way from the layer's own place to the copy's.
  let x: Double
  let y: Double
  /// The turn of the copy, in degrees.
  let rotation: Double
  /// By how much the copy is later.
  let delay: Time
  /// The period of the copy.
  let period: Time?
  let scale: Double
  let opacity: Double

  /// The layer itself, not repeated.
  static let only = LayerCopy(
    x: 0, y: 0, rotation: 0, delay: .zero, period: nil, scale: 1, opacity: 1)
}

extension LayerRepeat {
  /// The copies in their order.
  var copies: [LayerCopy] {
    (0..<count).map { index in
      let (x, y, rotation) = place(of: index)
      let seconds: Double =
        switch delay {
        case .step(let step): Double(index) * step
        case .each(let delays): delays.isEmpty ? 0 : delays[index % delays.count]
        }
      func inTurn(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values[index % values.count]
      }
      return LayerCopy(
        x: x, y: y, rotation: rotation, delay: Time(seconds: seconds),
        period: inTurn(periods).map { Time.positive(seconds: $0) }, scale: inTurn(scales) ?? 1,
        opacity: inTurn(opacities) ?? 1)
    }
  }

  private func place(of index: Int) -> (x: Double, y: Double, rotation: Double) {
    switch layout {
    case .none: return (0, 0, 0)
    case .row(let pitch): return ((Double(index) - Double(count - 1) / 2) * pitch, 0, 0)
    case .column(let pitch): return (0, (Double(index) - Double(count - 1) / 2) * pitch, 0)
    case .grid(let columns, let pitch):
      let columns = min(columns, count)
      let rows = (count + columns - 1) / columns
      return (
        (Double(index % columns) - Double(columns - 1) / 2) * pitch,
        (Double(index / columns) - Double(rows - 1) / 2) * pitch, 0
      )
    case .points(let points):
      guard !points.isEmpty else { return (0, 0, 0) }
      let point = points[index % points.count]
      return (point.x, point.y, 0)
    case .ring(let radius, let start, let sweep, let isOriented):
      let steps = abs(sweep) >= 360 ? count : max(count - 1, 1)
      let degrees = start + sweep * Double(index) / Double(steps)
      let point = Point(onCircleOf: radius, at: Angle(degrees: degrees))
      return (point.x, point.y, isOriented ? degrees : 0)
    }
  }
}
