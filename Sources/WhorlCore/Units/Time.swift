/// A moment or a length of time in whole nanoseconds.
///
/// Whole units make loops exact: `time % period` has no rounding, so a frame at `t` and the frame
/// one period later are the same frame. The range is about ±292 years.
public struct Time: Hashable, Comparable, Sendable {
  /// The number of nanoseconds; negative before the start.
  public var nanoseconds: Int64

  /// The start of every animation.
  public static let zero = Time(nanoseconds: 0)

  /// Creates a time of whole nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the time nearest to `seconds`; values outside the range, and NaN, are clamped.
  public init(seconds: Double) {
    let scaled = (seconds * 1e9).rounded()
    if scaled >= 9.2e18 {
      nanoseconds = Int64.max
    } else if scaled > -9.2e18 {
      nanoseconds = Int64(scaled)
    } else {
      nanoseconds = seconds < 0 ? -Int64.max : 0
    }
  }

  /// A length of time that is more than nothing, however short it is.
  static func positive(seconds: Double) -> Time {
    max(Time(seconds: seconds), Time(nanoseconds: 1))
  }

  /// The same time in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Orders times from earlier to later.
  public static func < (a: Time, b: Time) -> Bool { a.nanoseconds < b.nanoseconds }

  /// The sum; saturates at the ends of the range.
  public static func + (a: Time, b: Time) -> Time {
    let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
    guard overflow else { return Time(nanoseconds: sum) }
    return Time(nanoseconds: b.nanoseconds > 0 ? Int64.max : -Int64.max)
  }

  /// The difference; saturates at the ends of the range.
  public static func - (a: Time, b: Time) -> Time {
    let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
    guard overflow else { return Time(nanoseconds: difference) }
    return Time(nanoseconds: b.nanoseconds < 0 ? Int64.max : -Int64.max)
  }

  /// This time multiplied by a factor, to the nearest nanosecond.
  public func scaled(by factor: Double) -> Time {
    factor == 1 ? self : Time(seconds: seconds * factor)
  }

  /// Which repetition of `period` this time falls into, and how far into it.
  ///
  /// `cycle` is the number of whole periods before this time (negative before the start);
  /// `elapsed` lies in `0 ..< period`.
  ///
  /// - Precondition: `period` is longer than zero.
  public func cycle(of period: Time) -> (cycle: Int64, elapsed: Time) {
    precondition(period.nanoseconds > 0, "a period is longer than zero")
    var (cycle, elapsed) = nanoseconds.quotientAndRemainder(dividingBy: period.nanoseconds)
    if elapsed < 0 {
      elapsed += period.nanoseconds
      cycle -= 1
    }
    return (cycle, Time(nanoseconds: elapsed))
  }

  /// How far into the current repetition of `period` this time is, in `0 ..< 1`.
  ///
  /// - Precondition: `period` is longer than zero.
  public func phase(of period: Time) -> Double {
    Double(cycle(of: period).elapsed.nanoseconds) / Double(period.nanoseconds)
  }
}
