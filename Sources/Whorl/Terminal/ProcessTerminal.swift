internal import CSystem
internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The terminal that the program shares with everything that is shown on it.
///
/// A process has one, so there is one of these. A thread of its own draws on it as long as there is
/// something to show; all that the thread and the program's threads share is behind one gate.
final class ProcessTerminal: @unchecked Sendable {
  /// The one of this process.
  static let shared = ProcessTerminal()

  private enum Thread {
    case unborn
    case alive
    /// There can be none.
    case impossible
  }

  private let gate = Gate()
  private let process = getpid()
  private var thread = Thread.unborn
  private var performers: [any Performer] = []
  /// What is to be written above all that is shown.
  private var lines: [UInt8] = []
  /// The number of things that were asked for.
  private var asked = 0
  /// The number of them that can be seen by now.
  private var done = 0
  /// Whether the program is about to exit.
  private var isOver = false
  /// What wakes the thread while it sleeps; -1 where there can be none.
  private var alarm: (hearing: Int32, ringing: Int32) = (-1, -1)

  /// Whether the thread has yet to hear the alarm.
  private var hasRung = false

  private init() {
    var ends: [Int32] = [-1, -1]
    if wh_pipe_open(&ends) { alarm = (ends[0], ends[1]) }
  }

  // MARK: What the program's threads ask for

  /// Changes what performers show.
  func change<Result>(_ body: () -> Result) -> Result {
    gate.inside {
      let result = body()
      ask()
      return result
    }
  }

  /// Reads what performers may change.
  func look<Result>(_ body: () -> Result) -> Result { gate.inside(body) }

  /// Shows a performer from now on, as the last one, unless it is shown already.
  ///
  /// - Returns: whether there is a thread that can show it.
  func add(_ performer: any Performer, _ body: () -> Void) -> Bool {
    wh_crash_stack_provide()
    return gate.inside {
      guard !isOver, startThread() else { return false }
      body()
      if !performers.contains(where: { $0 === performer }) { performers.append(performer) }
      ask()
      return true
    }
  }

  /// Shows a performer no longer; when this returns, nothing is to be seen of it, and what it leaves
  /// stands above all that is still shown.
  func remove(_ performer: any Performer, leaving bytes: [UInt8] = [], _ body: () -> Void) {
    gate.inside {
      body()
      performers.removeAll { $0 === performer }
      write(bytes)
    }
  }

  /// Writes to the terminal, above all that is shown.
  func write(above bytes: [UInt8]) {
    gate.inside { write(bytes) }
  }

  /// Whether anything is shown.
  var isShowing: Bool { gate.inside { !performers.isEmpty } }

  /// Takes everything away, because the program exits.
  private func end() {
    // A copy of the process has no thread that could answer.
    guard getpid() == process else { return }
    gate.inside {
      isOver = true
      performers = []
      if case .alive = thread { waitUntilDone() }
    }
  }

  private func write(_ bytes: [UInt8]) {
    lines += bytes
    if case .alive = thread {
      waitUntilDone()
    } else {
      PlainOutput.write(takeLines(), to: 2)
    }
  }

  /// Makes the thread look at what has changed.
  private func ask() {
    asked += 1
    gate.announce()
    guard !hasRung, alarm.ringing >= 0 else { return }
    hasRung = true
    _ = ring(alarm.ringing)
  }

  private func waitUntilDone() {
    ask()
    let number = asked
    while done < number { gate.wait() }
  }

  private func takeLines() -> [UInt8] {
    defer { lines = [] }
    return lines
  }

  private func startThread() -> Bool {
    switch thread {
    case .alive: return true
    case .impossible: return false
    case .unborn:
      let isStarted = wh_thread_start({ _ in ProcessTerminal.shared.live() }, nil)
      thread = isStarted ? .alive : .impossible
      if isStarted { atexit { ProcessTerminal.shared.end() } }
      return isStarted
    }
  }

  // MARK: What the thread does

  /// What the thread is to do next.
  struct Order {
    /// The number of the last thing that was asked for.
    let number: Int
    /// What is to be written above.
    let lines: [UInt8]
    /// What is to be shown; `nil` for nothing any more.
    let grid: CellGrid?
    /// When it is to look again.
    let deadline: Time
  }

  private func live() {
    while true {
      gate.inside {
        while performers.isEmpty {
          hasRung = false
          PlainOutput.write(takeLines(), to: 2)
          done = asked
          gate.announce()
          gate.wait()
        }
      }
      var show = Show(alarm: alarm.hearing)
      show.run(self)
    }
  }

  /// What is to be done at a moment, in a window of a width; lines are only taken where they can be
  /// written.
  func order(at now: Time, columns: Int, takesLines: Bool) -> Order {
    gate.inside {
      hasRung = false
      let deadline = performers.map { $0.nextMoment(after: now) }.min()
      return Order(
        number: asked, lines: takesLines && !performers.isEmpty ? takeLines() : [],
        grid: performers.isEmpty
          ? nil : CellGrid(stacking: performers.map { $0.grid(at: now, columns: columns) }),
        deadline: deadline ?? now)
    }
  }

  /// Says that all is done that was asked for up to a number.
  func finish(_ number: Int) {
    gate.inside {
      done = max(done, number)
      gate.announce()
    }
  }

  /// Waits until there is nothing more to show, on a terminal that was closed.
  func waitForNothing() {
    gate.inside {
      while !performers.isEmpty {
        lines = []
        done = asked
        gate.announce()
        gate.wait()
      }
    }
  }
}

private func ring(_ descriptor: Int32) -> Int {
  var byte: UInt8 = 0
  return write(descriptor, &byte, 1)
}
