internal import WhorlCore

/// When words say that a command has begun, and then that it still runs: twice a minute.
struct Heartbeat: Hashable, Sendable {
  /// The time between two lines.
  static let period = Time(nanoseconds: 30_000_000_000)

  /// When the next line is due.
  private(set) var next: Time

  /// Begins with a first line that is due at a time.
  init(first: Time) {
    next = first
  }

  /// Whether a line is due; if so, the next one is due a period later.
  mutating func isDue(at now: Time) -> Bool {
    guard now >= next else { return false }
    next = now + Self.period
    return true
  }
}
