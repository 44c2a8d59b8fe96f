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
  /// What is shown below each other.
  private var performers: [any Performer] = []
  /// What is shown instead, on the whole screen.
  private(set) var theater: Theater?
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

  private var isIdle: Bool { performers.isEmpty && theater == nil }

  // MARK: What the program's threads ask for

  /// Changes what is shown.
  func change<Result>(_ body: () -> Result) -> Result {
    gate.inside {
      let result = body()
      ask()
      return result
    }
  }

  /// Reads what may change.
  func look<Result>(_ body: () -> Result) -> Result { gate.inside(body) }

  /// Shows a performer from now on, as the last one, unless it is shown already.
  ///
  /// - Returns: whether there is a thread that can show it.
  func add(_ performer: any Performer, _ body: () -> Void) -> Bool {
    begin {
      body()
      if !performers.contains(where: { $0 === performer }) { performers.append(performer) }
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

  /// Takes the whole screen, if nobody has it; returns whether it was taken.
  func open(_ theater: Theater) -> Bool {
    var isTaken = false
    let isAlive = begin {
      guard self.theater == nil else { return }
      self.theater = theater
      isTaken = true
    }
    return isAlive && isTaken
  }

  /// Gives the whole screen back; when this returns, all is as it was.
  func close(_ theater: Theater) {
    gate.inside {
      guard self.theater === theater else { return }
      self.theater = nil
      waitUntilDone()
    }
  }

  /// Writes to the terminal, above all that is shown; once the whole screen is given back, if it is
  /// not.
  func write(above bytes: [UInt8]) {
    gate.inside { write(bytes) }
  }

  /// Waits until a performer has gone by itself.
  func waitForEnd(of performer: any Performer) {
    gate.inside {
      while performers.contains(where: { $0 === performer }) { gate.wait() }
    }
  }

  /// Whether anything is shown.
  var isShowing: Bool { look { !isIdle } }
  /// Whether the whole screen is somebody's.
  var isTaken: Bool { look { theater != nil } }

  /// Shows something, unless there can be no thread for it.
  private func begin(_ body: () -> Void) -> Bool {
    wh_crash_stack_provide()
    return gate.inside {
      guard !isOver, startThread() else { return false }
      body()
      ask()
      return true
    }
  }

  private func startThread() -> Bool {
    switch thread {
    case .alive: return true
    case .impossible: return false
    case .unborn:
      let isStarted = wh_thread_start({ _ in ProcessTerminal.shared.live() }, nil, true)
      thread = isStarted ? .alive : .impossible
      if isStarted { atexit { ProcessTerminal.shared.end() } }
      return isStarted
    }
  }

  /// Takes everything away, because the program exits.
  private func end() {
    // A copy of the process has no thread that could answer.
    guard getpid() == process else { return }
    gate.inside {
      isOver = true
      performers = []
      theater = nil
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

  // MARK: What the thread does

  private func live() {
    while true {
      gate.inside {
        while isIdle {
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

  /// What is to be done at a moment, in a window of a size; lines are only taken where they can be
  /// written.
  func order(at now: Time, size: WindowSize, takesLines: Bool) -> Order {
    gate.inside {
      hasRung = false
      performers.removeAll { !$0.advance(to: now) }
      if let theater {
        theater.advance(to: now, columns: size.columns - 1, rows: size.rows)
        return Order(
          number: asked, lines: [], sight: .screen(theater.grid(at: now)),
          deadline: theater.nextMoment(after: now))
      }
      guard let deadline = performers.map({ $0.nextMoment(after: now) }).min() else {
        return Order(number: asked, lines: [], sight: .nothing, deadline: now)
      }
      let grids = performers.map { $0.grid(at: now, columns: size.columns - 1) }
      return Order(
        number: asked, lines: takesLines ? takeLines() : [],
        sight: .rows(
          CellGrid(stacking: grids), readsKeys: performers.contains { $0.awaitsPress }),
        deadline: deadline)
    }
  }

  /// Takes what was typed or done with the mouse.
  func take(_ events: [InputEvent], at now: Time) {
    gate.inside {
      for event in events {
        if let theater {
          theater.take(event, at: now)
        } else if event.isPress {
          for performer in performers where performer.awaitsPress { performer.press(at: now) }
        }
      }
    }
  }

  /// Says that all is done that was asked for up to a number.
  func finish(_ number: Int) {
    gate.inside {
      done = max(done, number)
      gate.announce()
    }
  }

  /// What is left to be written when a signal ends the program.
  func lastLines() -> [UInt8] { gate.inside { takeLines() } }

  /// Shows nothing any more, on a terminal that was closed.
  func giveUp() {
    gate.inside {
      performers = []
      theater = nil
      lines = []
    }
  }
}

private func ring(_ descriptor: Int32) -> Int {
  var byte: UInt8 = 0
  return write(descriptor, &byte, 1)
}
