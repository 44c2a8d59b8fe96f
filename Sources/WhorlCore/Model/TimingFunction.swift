/// How a value travels from one end of its range to the other.
public enum TimingFunction: Hashable, Sendable {
  /// The curves that have a name.
  ///
  /// The first five are those of Core Animation's `CAMediaTimingFunction`; `sharpEaseInOut` is
  /// DRPLoadingSpinner's, `fastOutSlowIn` Material Design's; `sine` stands for (1 − cos πu)/2.
  public enum Name: String, CaseIterable, Sendable {
    /// The same speed all the way.
    case linear
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Starts and ends slowly.
    case easeInEaseOut
    /// Starts quickly and ends slowly; the curve of implicit animations.
    case `default`
    /// Starts and ends very slowly.
    case sharpEaseInOut
    /// Material Design's standard curve.
    case fastOutSlowIn
    /// Half a wave of a sine.
    case sine
    /// Keeps the first value, and jumps at the end.
    case hold
  }

  /// A curve by its name.
  case named(Name)
  /// A curve of one's own.
  case curve(CubicBezier)
}
