internal import CSystem
internal import WhorlCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Supervision {
  /// Does what a signal asks for: passes it on, as the command would have got it without us.
  mutating func take(_ interruption: Interruption) {
    switch interruption {
    case .end(let signal):
      child.send(signal.number)
      // Who is stopped takes no other signal.
      child.send(SIGCONT)
      pressure.request(signal, at: MonotonicClock.now)
      if signal == .hangUp, owner.standing == .closed { hangUp() }
    case .stop: stop()
    case .continuation:
      owner.takeBack()
      comeBack()
    case .resize: resize()
    case .message(let signal): child.send(signal)
    case .child: hasNews = true
    }
  }

  /// Hears who asked a command to end that has died of it: a key sends its signal to us both, and
  /// the command's end may be known first.
  mutating func hearLateRequests() {
    guard case .killed(let number) = ending, !pressure.asked(with: number) else { return }
    while case .interrupted(let interruption) = owner.sleep(until: .zero) {
      if case .end(let signal) = interruption { pressure.request(signal, at: now) }
    }
  }

  /// When the command's time is over.
  var timeoutDeadline: Time? { order.timeout.map { start + $0 } }

  /// Ends a command whose time is over, or which does not answer.
  mutating func enforce() {
    if let timeoutDeadline, now >= timeoutDeadline, !pressure.isTimedOut {
      pressure.timeOut(at: now)
      child.send(SIGTERM)
      child.send(SIGCONT)
    }
    guard let deadline = pressure.nextDeadline, now >= deadline else { return }
    child.send(SIGKILL)
    pressure.relent()
  }

  /// The terminal was closed: so is the command's, and it goes.
  mutating func hangUp() {
    guard !isClosed else { return }
    isClosed = true
    isForeground = false
    child.send(SIGHUP)
    child.send(SIGCONT)
    pressure.hangUp(at: MonotonicClock.now)
  }

  /// Stops together with the command, until somebody continues us.
  private mutating func stop() {
    // A group that nobody of its session watches over, as the command's, cannot be stopped by the
    // keyboard's signal.
    child.send(SIGSTOP)
    owner.stop()
    comeBack()
  }

  /// The command was stopped, not by us.
  mutating func followStop(_ signal: Int32) {
    guard pressure.nextDeadline == nil else { return child.send(SIGCONT) }
    if plan.screen == nil, signal == SIGTTIN || signal == SIGTTOU {
      // It wants the terminal that controls us both.
      if wh_terminal_give(child.pid) {
        hasGivenTerminal = true
        child.send(SIGCONT)
      }
      return
    }
    takeTerminalBack()
    // Where nobody could continue us, nobody but who stopped the command can continue it.
    if owner.stop() { comeBack() }
  }

  /// Takes back the terminal that controls us both, if the command was given it.
  mutating func takeTerminalBack() {
    guard hasGivenTerminal else { return }
    hasGivenTerminal = false
    _ = wh_terminal_give(0)
  }

  /// Goes on after a stop.
  private mutating func comeBack() {
    child.send(SIGCONT)
    now = MonotonicClock.now
    hasNews = true
    breakTruce()
    truce.look(at: now, next: now)
    shownPercent = nil
    stage.clear()
    nextLook = now
    lookPeriod = Self.shortestLookPeriod
    resize()
  }

  private mutating func resize() {
    stage.clear()
    size = environment.windowSize(reported: owner.reportedSize)
    if plan.screen != nil, let reported = owner.reportedSize { child.resize(reported) }
  }
}
