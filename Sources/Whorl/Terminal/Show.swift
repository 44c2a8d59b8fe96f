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
  private var footing = Footing.rows
  private var owner: TerminalOwner
  private var stage: Stage
  private var size: WindowSize
  private var keys = KeyParser()
  private var hasKeys = true
  private var now = MonotonicClock.now
  private var nextLook = MonotonicClock.now
  private var isForeground = false
  private var isClosed = false

  /// Begins on the terminal that standard error is; nothing is changed yet.
  init(alarm: Int32) {
    self.alarm = alarm
    let display = Surroundings().display
    environment = display.environment
    owner = TerminalOwner(footing.use, of: 2, isGuest: true)
    owner.setEpilogue(footing.epilogue)
    stage = Stage(environment: environment, caption: nil, depth: display.depth(on: .error).depth)
    size = environment.windowSize
  }

  /// Shows what there is to show until there is nothing.
  mutating func run(_ terminal: ProcessTerminal) {
    while !isClosed {
      if now >= nextLook { look() }
      let order = terminal.order(at: now, size: size, takesLines: !owner.isWaiting)
      guard let footing = Footing(order.sight) else {
        obeyLastSignals(terminal)
        return owner.leave()
      }
      stand(on: footing)
      write(order.lines)
      draw(order.sight)
      if !owner.isWaiting || !isForeground { terminal.finish(order.number) }
      sleep(until: isForeground ? min(order.deadline, nextLook) : nextLook, terminal)
    }
    owner.leave()
    terminal.giveUp()
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

  private mutating func stand(on footing: Footing) {
    guard footing != self.footing else { return }
    self.footing = footing
    owner.leave(for: footing.use, epilogue: footing.epilogue)
    stage.clear()
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

  private mutating func draw(_ sight: Order.Sight) {
    guard isForeground && !owner.isWaiting else { return }
    switch sight {
    case .nothing: return
    case .rows(let grid, _): stage.show(Page(grid), on: &owner)
    case .screen(let grid):
      if stage.isCleared {
        owner.enter()
        owner.prepare(Array("\u{1B}[H".utf8))
      }
      stage.show(Page(grid), on: &owner)
    }
  }

  private mutating func sleep(until deadline: Time, _ terminal: ProcessTerminal) {
    var sources = alarm >= 0 ? [alarm] : []
    let listens = isForeground && footing.readsKeys && hasKeys && owner.isTypedAt
    if listens { sources.append(0) }
    let wakening = owner.sleep(until: deadline, reading: sources)
    now = MonotonicClock.now
    switch wakening {
    case .deadline:
      guard now - deadline > Self.absence else { break }
      owner.takeBack()
      stage.clear()
      nextLook = now
    case .readable(let ready):
      if ready.contains(alarm) { silenceAlarm() }
      if ready.contains(0) { readKeys(terminal) }
    case .closed: isClosed = true
    case .interrupted(let interruption): obey(interruption, terminal)
    }
  }

  private mutating func obey(_ interruption: Interruption, _ terminal: ProcessTerminal) {
    switch interruption {
    case .end(let signal):
      owner.leave()
      PlainOutput.write(terminal.lastLines(), to: 2)
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
  private mutating func obeyLastSignals(_ terminal: ProcessTerminal) {
    while case .interrupted(let interruption) = owner.sleep(until: .zero) {
      obey(interruption, terminal)
    }
  }

  private mutating func readKeys(_ terminal: ProcessTerminal) {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = bytes.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
    if count == 0 { hasKeys = false }
    guard count > 0 else { return }
    terminal.take(keys.events(in: bytes[..<count]), at: now)
  }

  private func silenceAlarm() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while read(alarm, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }
}
