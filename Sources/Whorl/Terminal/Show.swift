internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The time from the first thing that is shown until there is nothing to show any more.
struct Show: ~Copyable {
  /// How often it is looked at what nobody announces: who uses the terminal, and how wide it is.
  private static let lookPeriod = Time(nanoseconds: 250_000_000)
  /// A thread that wakes so late was stopped unawares, and something else was on the terminal.
  private static let absence = Time(nanoseconds: 1_000_000_000)

  private let alarm: Int32
  private let environment: Environment
  private var owner: TerminalOwner
  private var stage: Stage
  private var size: WindowSize
  private var now = MonotonicClock.now
  private var nextLook = MonotonicClock.now
  private var isForeground = false
  private var isClosed = false

  /// Begins on the terminal that standard error is; nothing is changed yet.
  init(alarm: Int32) {
    self.alarm = alarm
    environment = .ofProcess()
    owner = TerminalOwner(
      TerminalUse(input: .silent, features: [.hiddenCursor]), of: 2, isGuest: true)
    owner.setEpilogue(Array(Stage.erasure.utf8))
    stage = Stage(
      environment: environment, caption: nil, depth: Display(environment).depth(on: .error).depth)
    size = environment.windowSize
  }

  /// Shows what there is to show until there is nothing.
  mutating func run(_ terminal: ProcessTerminal) {
    while !isClosed {
      if now >= nextLook { look() }
      let order = terminal.order(
        at: now, columns: size.columns - 1, takesLines: !owner.isWaiting)
      guard let grid = order.grid else {
        obeyLastSignals()
        return owner.leave()
      }
      write(order.lines)
      if isForeground && !owner.isWaiting { stage.show(Page(grid), on: &owner) }
      if !owner.isWaiting || !isForeground { terminal.finish(order.number) }
      sleep(until: isForeground ? min(order.deadline, nextLook) : nextLook)
    }
    owner.leave()
    terminal.waitForNothing()
  }

  private mutating func look() {
    nextLook = now + Self.lookPeriod
    switch owner.standing {
    case .foreground: isForeground = true
    case .background:
      isForeground = false
      owner.abandon()
      stage.clear()
    case .closed: isClosed = true
    }
    let size = environment.windowSize(reported: owner.reportedSize)
    if size != self.size {
      self.size = size
      stage.clear()
    }
  }

  private mutating func write(_ lines: [UInt8]) {
    guard !lines.isEmpty else { return }
    stage.clear()
    if isForeground {
      owner.prepare(Array(Stage.erasure.utf8) + lines)
    } else {
      owner.leave()
      PlainOutput.write(lines, to: 2)
    }
  }

  private mutating func sleep(until deadline: Time) {
    let wakening = owner.sleep(until: deadline, reading: alarm >= 0 ? [alarm] : [])
    now = MonotonicClock.now
    switch wakening {
    case .deadline:
      guard now - deadline > Self.absence else { break }
      owner.takeBack()
      stage.clear()
      nextLook = now
    case .readable: silenceAlarm()
    case .closed: isClosed = true
    case .interrupted(let interruption): obey(interruption)
    }
  }

  private mutating func obey(_ interruption: Interruption) {
    switch interruption {
    case .end(let signal):
      owner.leave()
      signal.die()
    case .stop:
      owner.stop()
      stage.clear()
      now = MonotonicClock.now
      nextLook = now
    case .continuation, .resize, .child, .message: break
    }
  }

  /// Does what signals ask for that came while there was still something to show.
  private mutating func obeyLastSignals() {
    while case .interrupted(let interruption) = owner.sleep(until: .zero) { obey(interruption) }
  }

  private func silenceAlarm() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while read(alarm, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }
}
