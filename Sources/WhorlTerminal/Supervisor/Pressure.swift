internal import WhorlCore

/// How urgently a command has been asked to end.
struct Pressure: Sendable {
  /// How long a command has to end by itself after it was asked for the last time.
  static let grace = Time(nanoseconds: 800_000_000)
  /// How long requests belong together.
  private static let spell = Time(nanoseconds: 2_000_000_000)

  /// Whether its time was over.
  private(set) var isTimedOut = false
  /// The signals that asked it, not long ago.
  private var requests: [(FatalSignal, Time)] = []
  /// When it is killed.
  private(set) var nextDeadline: Time?

  /// Whether somebody asked with a signal, and it has not been long since.
  func asked(with number: Int32) -> Bool { requests.contains { $0.0.number == number } }

  /// Its time is over: it is asked to end, and killed if it does not.
  mutating func timeOut(at now: Time) {
    isTimedOut = true
    nextDeadline = now + Self.grace
  }

  /// Its terminal was closed.
  mutating func hangUp(at now: Time) {
    nextDeadline = now + Self.grace
  }

  /// Somebody asks it to end. One request is the command's to answer; who asks again and again has
  /// seen that it does not. Keys are pressed more lightly than signals are sent.
  mutating func request(_ signal: FatalSignal, at now: Time) {
    requests.removeAll { now - $0.1 > Self.spell }
    requests.append((signal, now))
    let isInsistent = signal == .interrupt ? requests.count > 2 : requests.count > 1
    if isInsistent, nextDeadline == nil { nextDeadline = now + Self.grace }
  }

  /// It was killed: nothing more can be done.
  mutating func relent() {
    nextDeadline = nil
  }
}
