extension Dots {
  /// The distance between the centres of neighbours, in points.
  private var pitch: Double { 2 * cornerRadius + margin }

  /// The dots in a row of a grid.
  private var gridColumns: Int {
    min(columns ?? Int(Double(circleCount).squareRoot().rounded(.up)), circleCount)
  }

  /// The radius of a ring of dots, in points.
  private var ringRadius: Double {
    if let orbitRadius { return orbitRadius }
    return circleCount > 1 ? pitch / (2 * sine(.pi / Double(circleCount))) : 0
  }

  /// Where the dots stand, in points from the frame's centre.
  var centers: [Point] {
    switch arrangement {
    case .row: grid(columns: circleCount)
    case .column: grid(columns: 1)
    case .grid: grid(columns: gridColumns)
    case .ring:
      (0..<circleCount).map { index in
        let angle = Angle(radians: Double(index) * Angle.turn / Double(circleCount))
        return Point(onCircleOf: ringRadius, at: angle)
      }
    }
  }

  private func grid(columns: Int) -> [Point] {
    let rows = (circleCount + columns - 1) / columns
    return (0..<circleCount).map { index in
      Point(
        x: (Double(index % columns) - Double(columns - 1) / 2) * pitch,
        y: (Double(index / columns) - Double(rows - 1) / 2) * pitch)
    }
  }

  /// The size of the frame in points; where it is automatic, every dot at its largest fits.
  var frameSize: Size {
    switch size {
    case .side(let side): return Size(side: side)
    case .sides(let sides): return sides
    case .automatic:
      let reach = cornerRadius * max(scaleFrom, scaleTo)
      let points = centers
      let right = points.reduce(0) { max($0, abs($1.x)) } + reach
      let below = points.reduce(0) { max($0, abs($1.y)) } + reach
      return Size(width: max(2 * right, 1), height: max(2 * below, 1))
    }
  }
}
