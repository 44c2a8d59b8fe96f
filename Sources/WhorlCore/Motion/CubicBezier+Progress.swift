extension CubicBezier {
  /// The share of the change that is done when a share `u` of the time has passed.
  ///
  /// `u` is clamped to 0…1; 0 gives 0 and 1 gives 1, between them the curve may overshoot.
  /// The curve's parameter is found by Newton's method from `u`, and by bisection where the curve
  /// is too flat for it, to 1e-9 of the time.
  public func progress(at u: Double) -> Double {
    if u <= 0 { return 0 }
    if u >= 1 { return 1 }
    return Self.value(y1, y2, at: parameter(at: u))
  }

  private func parameter(at u: Double) -> Double {
    var s = u
    for _ in 0..<8 {
      let error = Self.value(x1, x2, at: s) - u
      if abs(error) < 1e-9 { return s }
      let slope = Self.slope(x1, x2, at: s)
      if abs(slope) < 1e-6 { break }
      s = min(max(s - error / slope, 0), 1)
    }
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-12 {
      s = (low + high) / 2
      if Self.value(x1, x2, at: s) < u { low = s } else { high = s }
    }
    return (low + high) / 2
  }

  /// One coordinate of the curve: 3(1−s)²s·p1 + 3(1−s)s²·p2 + s³.
  private static func value(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * p1 + 3 * rest * s * s * p2 + s * s * s
  }

  private static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * p1 + 6 * rest * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
