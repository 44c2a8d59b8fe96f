import WhorlCore

extension Scene {
  /// All shapes that are not made of others, from the back to the front.
  var leaves: [Shape] { shapes.flatMap(\.leaves) }
}

extension Shape {
  /// The shapes that this one is made of, or itself.
  fileprivate var leaves: [Shape] {
    guard case .masked(let masked) = self else { return [self] }
    return masked.shapes.flatMap(\.leaves)
  }
}

extension Color {
  /// The alpha of something in this colour, 0…1, that is itself less than opaque.
  func alpha(at opacity: Double) -> Double { min(max(opacity * Double(alpha) / 255, 0), 1) }
}

extension Arc {
  /// The opacity of the whole arc with its colour's alpha, 0…1, before any sweep.
  var alpha: Double { color.alpha(at: opacity) }
}

extension Dot {
  /// The opacity with the colour's alpha, 0…1.
  var alpha: Double { color.alpha(at: opacity) }
}

extension Spoke {
  /// The opacity with the colour's alpha, 0…1.
  var alpha: Double { color.alpha(at: opacity) }
}

extension Path {
  /// The opacity of the whole shape with its colour's alpha, 0…1, before any sweep.
  var alpha: Double { color.alpha(at: opacity) }
}

extension Double {
  /// The least and the greatest alpha along a shape of this alpha.
  func swept(_ sweep: Arc.Sweep?) -> ClosedRange<Double> {
    guard let sweep else { return self...self }
    let low = Swift.min(Swift.max(Swift.min(sweep.tail, sweep.head), 0), 1)
    let high = Swift.min(Swift.max(Swift.max(sweep.tail, sweep.head), 0), 1)
    return self * low...self * high
  }
}
