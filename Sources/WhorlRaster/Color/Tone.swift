import WhorlCore

/// How opacities become visible at a colour depth.
enum Tone: Hashable, Sendable {
  /// Colours are mixed with what lies behind them.
  case mixed
  /// Invisible below a quarter, half mixed below 0.65, else full: few colours carry no more.
  case stepped
  /// Visible above the threshold, fully; else not at all.
  case split(above: Double)

  /// The tone for a scene at a depth.
  ///
  /// Without colours the threshold is the middle of the scene's own range of alphas: with a fixed
  /// one, shapes that differ in opacity only would all stay on and nothing would move. Scenes
  /// whose alphas hardly differ show what is at least a quarter visible.
  init(for drawing: Drawing, depth: ColorDepth) {
    switch depth {
    case .trueColor, .ansi256: self = .mixed
    case .ansi16: self = .stepped
    case .monochrome:
      var low = 1.0
      var high = 0.0
      for mark in drawing.marks {
        low = min(low, mark.alphas.lowerBound)
        high = max(high, mark.alphas.upperBound)
      }
      self = .split(above: high - low > 0.1 ? (low + high) / 2 : 0.25 - 1e-9)
    }
  }

  /// The alpha that is shown for an alpha that is asked for.
  @inline(__always)
  func alpha(_ alpha: Double) -> Double {
    switch self {
    case .mixed: alpha
    case .stepped: alpha < 0.25 ? 0 : alpha < 0.65 ? 0.5 : 1
    case .split(let threshold): alpha > threshold ? 1 : 0
    }
  }
}
