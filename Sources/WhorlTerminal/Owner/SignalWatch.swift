internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// While it lives, signals do nothing but end `sleep`, to be asked for then.
///
/// Between two sleeps nothing interrupts: a frame is never half drawn. Signals that were ignored
/// when the program started stay ignored. There is at most one at a time, and only the thread that
/// made it sleeps.
struct SignalWatch: ~Copyable {
  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - ofChildren: whether what becomes of children, and what is for them, is watched too.
  ///   - isGuest: whether the program is somebody else's. Then only what would end or stop it is
  ///     watched, unless it sees to that itself: its own threads must not wake up for anything else.
  init(ofChildren: Bool = false, isGuest: Bool = false) {
    var signals = FatalSignal.allCases.map { $0.number } + [SIGTSTP]
    if !isGuest { signals += [SIGCONT, SIGWINCH] }
    if ofChildren { signals += [SIGCHLD] + Self.messages }
    wh_signals_watch(signals, Int32(signals.count), isGuest)
  }

  deinit {
    wh_signals_unwatch()
  }

  /// What a program makes of them is its own affair.
  private static let messages = [SIGUSR1, SIGUSR2]

  /// The most urgent thing that a signal asked for since the last question.
  mutating func next() -> Interruption? {
    guard wh_signals_any() else { return nil }
    for signal in FatalSignal.allCases where wh_signal_take(signal.number) { return .end(signal) }
    if wh_signal_take(SIGTSTP) { return .stop }
    if wh_signal_take(SIGCONT) { return .continuation }
    if wh_signal_take(SIGWINCH) { return .resize }
    for signal in Self.messages where wh_signal_take(signal) { return .message(signal) }
    return wh_signal_take(SIGCHLD) ? .child : nil
  }
}
