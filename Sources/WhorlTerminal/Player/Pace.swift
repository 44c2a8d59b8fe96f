public import WhorlCore

/// How often a picture is looked at anew.
public enum Pace: Hashable, Sendable {
  /// So many times a second, 1…60.
  case rate(Int)
  /// Whenever there is another one; each lasts at most a minute.
  case rhythm(Rhythm)

  /// The pace for pictures that have a rhythm, or not, where there is a highest rate.
  public init(_ rhythm: Rhythm?, rate: Int) {
    let rate = min(max(rate, 1), 60)
    // Themes round a sixtieth of a second to some digits.
    if let rhythm, rhythm.interval.seconds * Double(rate) >= 0.99, rhythm.interval.seconds <= 60 {
      self = .rhythm(rhythm)
    } else {
      self = .rate(rate)
    }
  }

  /// A clock that begins at a moment.
  package func clock(from start: Time) -> FrameClock {
    switch self {
    case .rate(let rate): FrameClock(start: start, rate: min(max(rate, 1), 60))
    case .rhythm(let rhythm): FrameClock(start: start, rhythm: rhythm)
    }
  }
}
