import WhorlCore

/// The time that previews show, as a function of the studio's own.
///
/// Nothing is added up from tick to tick: dropped ticks never change what is seen later.
struct PreviewClock: Hashable, Sendable {
  /// How many times faster than its own clock a preview runs.
  private(set) var speed = 1.0
  /// Whether the previews stand still.
  private(set) var isPaused = false
  /// A moment of the studio's time …
  private var anchor = Time.zero
  /// … and what previews showed at it.
  private var shown = Time.zero

  /// The slowest and the fastest speed.
  static let speeds = 0.1...10.0

  /// What previews show at a moment of the studio's time.
  func time(at now: Time) -> Time {
    isPaused ? shown : shown + (now - anchor).scaled(by: speed)
  }

  /// Stops the previews, or lets them go on from where they are.
  mutating func togglePause(at now: Time) {
    hold(at: now)
    isPaused.toggle()
  }

  /// Stops the previews, and moves them by some time; not before the start.
  mutating func move(by distance: Time, at now: Time) {
    hold(at: now)
    isPaused = true
    shown = max(shown + distance, .zero)
  }

  /// Multiplies the speed, within its limits.
  mutating func changeSpeed(by factor: Double, at now: Time) {
    hold(at: now)
    let rounded = (speed * factor * 100).rounded() / 100
    speed = min(max(rounded, Self.speeds.lowerBound), Self.speeds.upperBound)
  }

  /// Goes back to a theme's own speed.
  mutating func resetSpeed(at now: Time) {
    hold(at: now)
    speed = 1
  }

  private mutating func hold(at now: Time) {
    shown = time(at: now)
    anchor = now
  }
}
