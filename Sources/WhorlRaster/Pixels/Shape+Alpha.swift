import WhorlCore

extension Shape {
  /// The colour without regard to its alpha.
  var color: Color {
    switch self {
    case .arc(let arc): arc.color
    case .dot(let dot): dot.color
    case .spoke(let spoke): spoke.color
    case .glyph(let glyph): glyph.color
    }
  }

  /// The opacity of the whole shape with its colour's alpha, 0…1, before any sweep.
  var alpha: Double {
    let opacity =
      switch self {
      case .arc(let arc): arc.opacity
      case .dot(let dot): dot.opacity
      case .spoke(let spoke): spoke.opacity
      case .glyph: 1.0
      }
    return min(max(opacity * Double(color.alpha) / 255, 0), 1)
  }

  /// The least and the greatest alpha within the shape.
  var alphas: ClosedRange<Double> {
    guard case .arc(let arc) = self, let sweep = arc.sweep else { return alpha...alpha }
    let low = min(max(min(sweep.tail, sweep.head), 0), 1)
    let high = min(max(max(sweep.tail, sweep.head), 0), 1)
    return alpha * low...alpha * high
  }

  /// Whether this is a rail: the whole circle behind the part that moves.
  var isRail: Bool {
    guard case .arc(let arc) = self else { return false }
    return arc.role == .rail
  }

  /// Whether this is a glyph frame, which is written and not drawn.
  var isGlyph: Bool {
    guard case .glyph = self else { return false }
    return true
  }
}
