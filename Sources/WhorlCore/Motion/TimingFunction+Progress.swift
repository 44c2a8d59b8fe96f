extension TimingFunction {
  /// The share of the change that is done when a share `u` of the time has passed; `u` is clamped
  /// to 0…1.
  public func progress(at u: Double) -> Double {
    switch self {
    case .named(.linear): min(max(u, 0), 1)
    case .named(.hold): u < 1 ? 0 : 1
    case .named(let name): name.curve.progress(at: u)
    case .curve(let curve): curve.progress(at: u)
    }
  }
}

extension TimingFunction.Name {
  /// The name's cubic Bezier curve; a line for the two that are none.
  public var curve: CubicBezier {
    switch self {
    case .linear, .hold: CubicBezier(0, 0, 1, 1)
    case .easeIn: CubicBezier(0.42, 0, 1, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    case .easeInEaseOut: CubicBezier(0.42, 0, 0.58, 1)
    case .default: CubicBezier(0.25, 0.1, 0.25, 1)
    case .sharpEaseInOut: CubicBezier(0.62, 0, 0.38, 1)
    case .fastOutSlowIn: CubicBezier(0.4, 0, 0.2, 1)
    case .sine: CubicBezier(0.37, 0, 0.63, 1)
    }
  }
}
