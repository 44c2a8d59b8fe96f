/// A property that changes over time, by keyframes.
///
/// With period P, delay d and time t, τ = t − d; the loop's number is n = ⌊τ/P⌋ and the way through
/// it u = τ/P − n. Before a positive delay has passed the first value holds; a negative delay starts
/// inside the cycle.
public struct Track<Value: Sendable>: Sendable {
  /// A value at a moment of the loop.
  public struct Key: Sendable {
    /// How far through the loop, 0…1.
    public var u: Double
    /// The value there.
    public var value: Value
    /// The pace to the next key; `nil` for the track's own.
    public var timingFunction: TimingFunction?

    /// Creates a key.
    public init(_ u: Double, _ value: Value, _ timingFunction: TimingFunction? = nil) {
      self.u = u
      self.value = value
      self.timingFunction = timingFunction
    }
  }

  /// Which way a loop runs.
  public enum Direction: String, CaseIterable, Sendable {
    /// From the first key to the last.
    case normal
    /// From the last key to the first.
    case reverse
    /// To and fro.
    case alternate
  }

  /// Keys that are run through once, before the loop begins.
  ///
  /// The intro counts as loop number 0, for what a loop carries and for colour sequences.
  public struct Intro: Sendable {
    /// The seconds that it takes.
    public var duration: Double
    /// The keys.
    public var keys: [Key]

    /// Creates an intro.
    public init(duration: Double, keys: [Key]) {
      self.duration = duration
      self.keys = keys
    }
  }

  /// The keys, in the order of their moments; at least one. Two at the same moment are a jump.
  public var keys: [Key]
  /// The pace between keys that have none of their own.
  public var timingFunction = TimingFunction.named(.linear)
  /// The seconds that a loop takes; `nil` for the theme's period.
  public var period: Double?
  /// The seconds before the loop begins.
  public var delay = 0.0
  /// Which way a loop runs.
  public var direction = Direction.normal
  /// What each loop adds to the values of the next ones; `nil` for nothing.
  public var carry: Value?
  /// The number of equal steps that the way through a loop is rounded down to; `nil` for none.
  public var steps: Int?
  /// What comes once, before the loop.
  public var intro: Intro?

  /// Creates a track with the defaults for all but its keys.
  public init(keys: [Key]) {
    self.keys = keys
  }
}

/// A property that stays as it is, or changes over time.
public enum Animated<Value: Sendable>: Sendable {
  /// The same all the time.
  case constant(Value)
  /// By keyframes.
  indirect case track(Track<Value>)
}

// The values' protocols are asked for here and not of the types themselves: a generic type that
// demands some has the whole program searched for them when it is first used.
extension Track: Equatable where Value: Equatable {}
extension Track: Hashable where Value: Hashable {}
extension Track.Key: Equatable where Value: Equatable {}
extension Track.Key: Hashable where Value: Hashable {}
extension Track.Intro: Equatable where Value: Equatable {}
extension Track.Intro: Hashable where Value: Hashable {}
extension Animated: Equatable where Value: Equatable {}
extension Animated: Hashable where Value: Hashable {}
