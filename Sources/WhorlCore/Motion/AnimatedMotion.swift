/// A property, ready to be looked at.
enum AnimatedMotion<Value: Sendable>: Sendable {
  case constant(Value)
  indirect case track(TrackMotion<Value>)
}

extension AnimatedMotion: Equatable where Value: Equatable {}
extension AnimatedMotion: Hashable where Value: Hashable {}

extension AnimatedMotion where Value: TrackValue {
  /// - Parameter period: the theme's period, in seconds.
  init(_ animated: Animated<Value>, period: Double) {
    switch animated {
    case .constant(let value): self = .constant(value)
    case .track(let track): self = .track(TrackMotion(track, period: period))
    }
  }

  @inline(__always)
  func value(at moment: LayerTime) -> Value {
    switch self {
    case .constant(let value): value
    case .track(let track): track.value(at: moment)
    }
  }

  /// When the property repeats itself; a constant one always does.
  func addLoop(to loop: inout LoopSum, wholes: Double? = nil) {
    guard case .track(let track) = self else { return }
    loop.add(track.loop(delay: loop.delay, period: loop.period, wholes: wholes))
  }
}

/// The loop of several things that repeat themselves: the shortest after which all do.
struct LoopSum {
  /// By how much the copy that is looked at is later.
  var delay = Time.zero
  /// The period of the copy that is looked at.
  var period: Time?
  private var start = Time.zero
  private var length: Int64?
  private var isOpen = false

  private static let day: Int64 = 86_400_000_000_000

  /// Adds what repeats itself, or never does.
  mutating func add(_ loop: Loop?) {
    guard let loop else {
      isOpen = true
      return
    }
    start = max(start, loop.start)
    let common = leastCommonMultiple(length ?? loop.length.nanoseconds, loop.length.nanoseconds)
    length = min(common, Self.day + 1)
  }

  /// The common loop; `nil` where there is none within a day, `still` where nothing moves.
  func total(still: Time) -> Loop? {
    guard !isOpen else { return nil }
    guard let length else { return Loop(start: .zero, length: still) }
    return length <= Self.day ? Loop(start: start, length: Time(nanoseconds: length)) : nil
  }
}
