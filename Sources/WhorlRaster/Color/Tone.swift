import WhorlCore

/// How opacities become visible at a colour depth.
enum Tone: Hashable, Sendable {
  /// Colours are mixed with what lies behind them.
  case mixed
  /// Invisible below the first alpha, half mixed below the second, else full: few colours carry
  /// no more.
  case stepped(half: Double, full: Double)
  /// Visible above the threshold, fully; else not at all.
  case split(above: Double)

  /// The tone for an animation at a depth.
  ///
  /// With fixed thresholds, shapes that differ in opacity only could all fall on one side, and
  /// nothing would move; so they follow the animation's own range of alphas. Animations whose
  /// alphas hardly differ show what is at least a quarter visible.
  init(for span: SceneSpan, depth: ColorDepth) {
    let low = span.alphas.lowerBound
    let high = span.alphas.upperBound
    let middle = (low + high) / 2
    let isVaried = high - low > 0.1
    switch depth {
    case .trueColor, .ansi256: self = .mixed
    case .ansi16:
      let isAllFaint = isVaried && high < Self.half
      let isOneStep = Self.step(low) == Self.step(high)
      self = .stepped(
        half: isAllFaint ? low : Self.half, full: isVaried && isOneStep ? middle : Self.full)
    case .monochrome:
      // Where even the brightest shape is faint at most times, the picture would mostly be blank;
      // but what is faintest goes dark, or a lone shape that fades would be on for ever.
      let threshold = max(min(middle, span.usualBrightest - 1e-9), low + (high - low) * 0.2)
      self = .split(above: isVaried ? threshold : Self.half - 1e-9)
    }
  }

  /// The tone for shapes whose size moves besides their opacity: faint ones are shown too.
  var lenient: Tone {
    switch self {
    case .mixed: self
    case .stepped(let half, let full): .stepped(half: half * 0.4, full: full)
    case .split(let threshold): .split(above: threshold * 0.5)
    }
  }

  private static let half = 0.25
  private static let full = 0.65

  private static func step(_ alpha: Double) -> Int { alpha < half ? 0 : alpha < full ? 1 : 2 }

  /// The alpha that is shown for an alpha that is asked for.
  @inline(__always)
  func alpha(_ alpha: Double) -> Double {
    switch self {
    case .mixed: alpha
    case .stepped(let half, let full): alpha < half ? 0 : alpha < full ? 0.5 : 1
    case .split(let threshold): alpha > threshold ? 1 : 0
    }
  }
}
