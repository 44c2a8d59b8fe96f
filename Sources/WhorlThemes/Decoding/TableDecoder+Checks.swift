import WhorlCore

// What must hold between several properties of one form.
extension TableDecoder {
  mutating func check(_ ring: Ring, at node: JSONNode) {
    if ring.minimumArcLength > ring.maximumArcLength {
      error(
        at: node["minimumArcLength"] ?? node["maximumArcLength"] ?? node,
        .minimumAboveMaximum(minimum: ring.minimumArcLength, maximum: ring.maximumArcLength))
    }
    let reach = ring.radiusInPoints + ring.lineWidthInPoints / 2
    if reach > ring.size / 2 + 1e-9, let radius = node["radius"] {
      warning(
        at: radius,
        .clippedStroke(
          radius: ring.radiusInPoints, lineWidth: ring.lineWidthInPoints, size: ring.size))
    }
  }

  mutating func check(_ dots: Dots, at node: JSONNode) {
    let pulse = dots.scaleUpDuration + dots.scaleDownDuration
    if dots.chainPeriod < pulse - 1e-9 {
      warning(
        at: node["chainDelay"] ?? node["circleCount"] ?? node,
        .roughChain(period: dots.chainPeriod, pulse: pulse))
    }
  }

  mutating func check(_ spokes: Spokes, at node: JSONNode) {
    if spokes.innerRadius >= spokes.outerRadius {
      error(
        at: node["innerRadius"] ?? node["outerRadius"] ?? node,
        .innerNotBelowOuter(inner: spokes.innerRadius, outer: spokes.outerRadius))
    }
    if case .each(let alphas) = spokes.alphas, alphas.count != spokes.count {
      error(
        at: node["alphas"] ?? node,
        .countMismatch(
          name: "alphas", count: alphas.count, expected: spokes.count, of: "spokes"))
    }
  }

  mutating func check(_ glyphs: Glyphs, at node: JSONNode) {
    if !glyphs.durations.isEmpty, !glyphs.frames.isEmpty,
      glyphs.durations.count != glyphs.frames.count
    {
      error(
        at: node["durations"] ?? node,
        .countMismatch(
          name: "durations", count: glyphs.durations.count, expected: glyphs.frames.count,
          of: "frames"))
    }
  }
}
