/// What the value of a track is made of: can be mixed, and added to.
protocol TrackValue: Hashable, Sendable {
  /// What is `share` of the way from one value to another; shares outside 0…1 go past the ends.
  static func mix(_ a: Self, _ b: Self, share: Double) -> Self
  /// A value with another added so many times.
  static func sum(_ a: Self, _ b: Self, times: Double) -> Self
}

extension Double: TrackValue {
  static func mix(_ a: Double, _ b: Double, share: Double) -> Double { a + (b - a) * share }
  static func sum(_ a: Double, _ b: Double, times: Double) -> Double { a + b * times }
}

extension Pair: TrackValue {
  static func mix(_ a: Pair, _ b: Pair, share: Double) -> Pair {
    Pair(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
  }
  static func sum(_ a: Pair, _ b: Pair, times: Double) -> Pair {
    Pair(a.x + b.x * times, a.y + b.y * times)
  }
}

extension Color: TrackValue {
  /// Colours do not add up.
  static func sum(_ a: Color, _ b: Color, times: Double) -> Color { a }
}

/// The moment that a layer's tracks are looked at.
struct LayerTime: Hashable {
  /// The time from the start.
  var time: Time
  /// By how much the copy is later.
  var delay: Time
  /// The period of the copy, which overrides that of its tracks.
  var period: Time?

  /// A moment of the layer itself.
  init(_ time: Time) {
    self.time = time
    delay = .zero
    period = nil
  }
}

/// A track, ready to be looked at.
struct TrackMotion<Value: Sendable>: Sendable {
  fileprivate struct Key: Sendable {
    let u: Double
    let value: Value
    let timingFunction: TimingFunction
  }

  private let keys: [Key]
  private let introKeys: [Key]
  private let introLength: Time
  private let ownPeriod: Time
  private let delay: Time
  private let direction: Track<Value>.Direction
  private let carry: Value?
  private let steps: Int?
}

extension TrackMotion: Equatable where Value: Equatable {}
extension TrackMotion: Hashable where Value: Hashable {}
extension TrackMotion.Key: Equatable where Value: Equatable {}
extension TrackMotion.Key: Hashable where Value: Hashable {}

extension TrackMotion where Value: TrackValue {
  /// - Parameter period: the theme's period, in seconds.
  init(_ track: Track<Value>, period: Double) {
    func ready(_ keys: [Track<Value>.Key]) -> [Key] {
      keys.map {
        Key(
          u: $0.u, value: $0.value, timingFunction: $0.timingFunction ?? track.timingFunction)
      }
    }
    keys = ready(track.keys)
    introKeys = ready(track.intro?.keys ?? [])
    introLength = Time(seconds: track.intro?.duration ?? 0)
    ownPeriod = .positive(seconds: track.period ?? period)
    delay = Time(seconds: track.delay)
    direction = track.direction
    carry = track.carry
    steps = track.steps
  }

  /// The value at a moment.
  func value(at moment: LayerTime) -> Value {
    let elapsed = moment.time - delay - moment.delay
    if elapsed < .zero, delay + moment.delay > .zero {
      return introKeys.first?.value ?? keys[0].value
    }
    let period = moment.period ?? ownPeriod
    if introLength > .zero, elapsed < introLength {
      return Self.value(of: introKeys, at: elapsed.seconds / introLength.seconds)
    }
    let (cycle, inside) = (elapsed - introLength).cycle(of: period)
    var u = Double(inside.nanoseconds) / Double(period.nanoseconds)
    switch direction {
    case .normal: break
    case .reverse: u = 1 - u
    case .alternate: if cycle % 2 != 0 { u = 1 - u }
    }
    if let steps { u = (u * Double(steps) + 1e-9).rounded(.down) / Double(steps) }
    let value = Self.value(of: keys, at: u)
    guard let carry else { return value }
    return Value.sum(value, carry, times: Double(cycle) + (introLength > .zero ? 1 : 0))
  }

  private static func value(of keys: [Key], at u: Double) -> Value {
    // The last key that has been reached; of two at the same moment the later one.
    // Delays are rounded to nanoseconds, so a moment may be missed by that much.
    guard let index = keys.lastIndex(where: { $0.u <= u + 1e-7 }) else { return keys[0].value }
    let key = keys[index]
    guard index + 1 < keys.count else { return key.value }
    let next = keys[index + 1]
    let share = key.timingFunction.progress(at: (u - key.u) / (next.u - key.u))
    return Value.mix(key.value, next.value, share: share)
  }

  /// When the track repeats itself, for a copy with a delay and a period of its own.
  ///
  /// What is carried must add up to whole multiples of `wholes`, where there is such a thing.
  func loop(delay copyDelay: Time, period copyPeriod: Time?, wholes: Double?) -> Loop? {
    let period = copyPeriod ?? ownPeriod
    var count: Int64 = direction == .alternate ? 2 : 1
    if let carry, !isNothing(carry) {
      guard let wholes, let amount = carry as? Double,
        let cycles = wholeMultiple(of: amount / wholes)
      else { return nil }
      count = leastCommonMultiple(count, Int64(cycles))
    }
    let (length, overflow) = period.nanoseconds.multipliedReportingOverflow(by: count)
    if overflow { return nil }
    return Loop(
      start: max(delay + copyDelay, .zero) + introLength, length: Time(nanoseconds: length))
  }

  /// Whether adding something changes nothing.
  private func isNothing(_ carry: Value) -> Bool {
    Value.sum(carry, carry, times: -1) == carry
  }
}
