internal import WhorlCore

/// Whether the line steps aside because the command is talking to somebody.
struct Truce: Sendable {
  /// How long there must be between two looks at a command that says something.
  private static let shortestPeriod = Time(nanoseconds: 150_000_000)
  /// How long after having said something a command may begin to wait for what is typed.
  private static let promptTime = Time(nanoseconds: 20_000_000)
  /// How long what was written takes to arrive.
  static let settling = Time(nanoseconds: 5_000_000)
  /// How often it is looked whether it still does.
  static let keptPeriod = Time(nanoseconds: 50_000_000)
  /// How long it must not have waited for the line to come back.
  static let patience = Time(nanoseconds: 100_000_000)

  /// Whether it does.
  var isKept = false
  /// Whether the command was found to wait, so that the line steps aside at the next look.
  var isExpected = false
  /// When to look again.
  private(set) var nextLook: Time
  private var lastLook: Time
  /// Whether the command has written something since it was last looked at.
  var hasHeard = false
  /// When the command talked last.
  var lastTalk = Time.zero
  /// What takes the cursor to the start of a line, after what was shown meanwhile.
  var lineEnd: [UInt8] = []
  /// Whether the command waits at the terminal that is only its standard error's.
  var isAtErrorTerminal = false
  /// Whether it takes keys as they come, and not whole lines.
  var takesKeys = false
  /// Whether Ctrl-C and its kin send signals.
  var sendsSignals = true
  /// Whether it looked as if the command might take what is typed.
  var mayRead = true

  init(nextLook: Time) {
    self.nextLook = nextLook
    lastLook = nextLook
  }

  /// Says that it is looked now, and when the next look is due.
  mutating func look(at now: Time, next: Time) {
    lastLook = now
    nextLook = next
  }

  /// Says that the command has written something, which may be a question.
  mutating func hear(at now: Time) {
    hasHeard = true
    nextLook = min(nextLook, max(now + Self.promptTime, lastLook + Self.shortestPeriod))
  }
}
