internal import WhorlCore

/// Whether the line steps aside because the command is talking to somebody.
struct Truce: Sendable {
  /// How often it is looked whether the command waits for what is typed.
  static let lookPeriod = Time(nanoseconds: 200_000_000)
  /// How often it is looked whether it still does.
  static let keptPeriod = Time(nanoseconds: 50_000_000)
  /// How long it must not have waited for the line to come back.
  static let patience = Time(nanoseconds: 100_000_000)

  /// Whether it does.
  var isKept = false
  /// When to look again.
  var nextLook: Time
  /// When the command talked last.
  var lastTalk = Time.zero
  /// Whether what was shown meanwhile ends with a line.
  var isAtLineStart = true
  /// Whether Ctrl-C and its kin send signals.
  var sendsSignals = true
  /// Whether it looked as if the command might take what is typed.
  var mayRead = true
}
