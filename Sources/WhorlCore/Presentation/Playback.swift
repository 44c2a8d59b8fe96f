/// How often and how fast something is played, after lottie-ios.
public struct Playback: Hashable, Sendable {
  /// How often something is played, and in which directions.
  public enum LoopMode: Hashable, Sendable {
    /// Once; the last picture stays.
    case playOnce
    /// For ever.
    case loop
    /// For ever, forwards and backwards in turn.
    case autoReverse
    /// So many times; the last picture stays.
    case `repeat`(Int)
    /// So many times forwards and backwards; the first picture stays.
    case repeatBackwards(Int)
  }

  /// How often it is played.
  public var mode: LoopMode
  /// How many times faster than usual it is played; backwards where negative.
  public var speed: Double
  /// When what is played repeats itself.
  public var loop: Loop

  /// Creates a playback.
  public init(of loop: Loop, mode: LoopMode = .loop, speed: Double = 1) {
    self.loop = loop
    self.mode = mode
    self.speed = speed
  }

  /// The moment that is shown when some time of playing has passed.
  public func moment(at elapsed: Time) -> Time {
    let played = max(elapsed, .zero).scaled(by: abs(speed))
    let first = loop.start + loop.length
    let forward =
      switch mode {
      case .loop: played
      case .playOnce: min(played, first)
      case .repeat(let count): min(played, end(of: count))
      case .autoReverse: swung(played, within: first)
      case .repeatBackwards(let count):
        swung(min(played, first.scaled(by: 2 * Double(max(count, 0)))), within: first)
      }
    return speed < 0 ? backwards(forward, within: first) : forward
  }

  /// When playing is over, in time of playing; `nil` for never.
  public var length: Time? {
    let total: Time? =
      switch mode {
      case .loop, .autoReverse: nil
      case .playOnce: loop.start + loop.length
      case .repeat(let count): end(of: count)
      case .repeatBackwards(let count):
        (loop.start + loop.length).scaled(by: 2 * Double(max(count, 0)))
      }
    return speed == 0 ? nil : total?.scaled(by: 1 / abs(speed))
  }

  /// Whether playing is over when some time of it has passed.
  public func isOver(at elapsed: Time) -> Bool { length.map { elapsed >= $0 } ?? false }

  private func end(of count: Int) -> Time {
    count > 0 ? loop.start + loop.length.scaled(by: Double(count)) : .zero
  }

  /// Where a pendulum is that swings from the start to `end` and back.
  private func swung(_ time: Time, within end: Time) -> Time {
    guard end > .zero else { return .zero }
    let (number, rest) = time.cycle(of: end)
    return number.isMultiple(of: 2) ? rest : end - rest
  }

  private func backwards(_ time: Time, within end: Time) -> Time {
    guard end > .zero else { return .zero }
    let (number, rest) = time.cycle(of: end)
    // The end of a round is its last picture, not the first of the next.
    return rest == .zero && number > 0 ? .zero : end - rest
  }
}
