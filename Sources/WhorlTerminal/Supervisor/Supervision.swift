internal import CSystem
internal import WhorlCore
internal import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One run of a command, from its start to its end.
struct Supervision: ~Copyable {
  let order: RunOrder
  let environment: Environment
  let plan: StreamPlan
  var owner: TerminalOwner
  var child = Child()
  /// The streams of the command that come to us.
  var streams: [CapturedStream] = []
  /// What is typed comes from here; -1 where there is no terminal to read from.
  let input: Int32
  /// What is used of the terminal while the line moves.
  let usualUse: TerminalUse
  /// The terminal's settings before anything was changed; `nil` where there is none.
  let foundSettings: termios?
  /// What the terminal did with what was typed then.
  let foundDiscipline: wh_discipline
  /// What was typed and has not been taken by the command's terminal.
  var typed: [UInt8] = []
  let start: Time
  var now: Time
  var title: String
  /// What the terminal's own sign shows, in percent.
  var shownPercent: Int?
  var titleTail = OutputTail(capacity: 1 << 13)
  /// Whether nobody can write titles any more.
  var titlesHaveEnded = false
  /// How many bytes a title has been looked for in.
  var titleBytes = 0
  var line: StatusLine
  var stage: Stage
  let clock: FrameClock
  /// Whether the terminal is ours to draw on and to read from.
  var isForeground = false
  var isClosed = false
  /// Whether the command uses the terminal that controls us both; only where it has none of its own.
  var hasGivenTerminal = false
  var nextLook: Time
  /// How long it is until the look after that.
  var lookPeriod = Self.shortestLookPeriod
  /// The frame that was drawn last, and when.
  var lastFrame: Int64?
  var lastDrawing = Time.zero
  /// When the time in the line is another.
  var nextSecond = Time.zero
  /// The size of the window, as far as it is known.
  var size: WindowSize
  /// Whether something may have become of the command that has not been asked for.
  var hasNews = true
  /// The descriptors that are waited for.
  private var descriptors: [Int32] = []
  /// Those of them that were found to have something to read.
  var ready: [Int32] = []
  var truce: Truce
  /// What the command's output has done to the terminal.
  var residue = OutputResidue()
  /// When something that the command wrote was last put on the screen.
  var lastShown = Time.zero
  /// Whether a line that the command has not finished is the last thing on the screen.
  var isInLine = false
  var pressure = Pressure()
  /// When lines of words are due.
  var heartbeat: Heartbeat
  /// Whether anything has been said or shown.
  var isAnnounced = false
  var ending: RunEnding?
  /// Whether the command has gone, and what it wrote is all there is.
  var isOver = false

  /// How often it is looked at what nobody announces: less and less often.
  static let shortestLookPeriod = Time(nanoseconds: 100_000_000)
  /// How long the rest of a sequence is waited for.
  static let longestSequence = Time(nanoseconds: 1_000_000_000)
  /// How long the line stands at least, unless a frame is due.
  static let shortestShow = Time(nanoseconds: 40_000_000)
  private static let longestLookPeriod = Time(nanoseconds: 1_000_000_000)
  /// The most that is read before anything else is looked at.
  static let mostAtOnce = 1 << 18

  /// Runs the command to its end; the terminal is left as it was found, and nothing is said yet.
  ///
  /// - Parameter picture: the picture at a time of the animation; `nil` for none.
  mutating func run(_ picture: (Time) -> Page?) throws(StartFailure) -> RunEnding {
    try begin(picture)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if now >= nextLook { look() }
      if hasNews { takeNews() }
      read(&buffer)
      if isOver { break }
      enforce()
      keepTruce()
      show(picture)
      relay()
      wait()
    }
    hearLateRequests()
    deliver()
    owner.leave()
    takeTerminalBack()
    return ending ?? .exited(0)
  }

  /// Looks how the program stands to the terminal.
  private mutating func look() {
    nextLook = now + lookPeriod
    if lookPeriod == Self.longestLookPeriod {
      // When the time in the line changes there is more to do anyway.
      let seconds = (now - start).nanoseconds / 1_000_000_000
      nextLook = start + Time(nanoseconds: (seconds + 1) * 1_000_000_000)
    }
    // Nobody tells a job in the background that it is brought to the foreground.
    lookPeriod = min(
      lookPeriod + lookPeriod,
      isForeground ? Self.longestLookPeriod : Self.shortestLookPeriod + Self.shortestLookPeriod)
    hasNews = true
    guard plan.screen != nil else { return }
    size = environment.windowSize(reported: owner.reportedSize)
    switch owner.standing {
    case .foreground: isForeground = true
    case .background:
      isForeground = false
      owner.abandon()
      breakTruce()
      stage.clear()
    case .closed: hangUp()
    }
  }

  /// Asks what has become of the command.
  private mutating func takeNews() {
    hasNews = false
    var value: Int32 = 0
    while ending == nil || !isOver {
      switch wh_child_ask(child.pid, &value) {
      case WH_CHILD_SAME: return
      case WH_CHILD_CONTINUED: continue
      case WH_CHILD_STOPPED: followStop(value)
      case WH_CHILD_KILLED: end(.killed(value))
      default: end(.exited(value))
      }
      if isOver { return }
    }
  }

  private mutating func end(_ found: RunEnding) {
    // What stays behind of it must not outlive the time that it was given.
    if pressure.isTimedOut || isClosed { child.send(SIGKILL) }
    ending = pressure.isTimedOut ? .timedOut : isClosed ? .hungUp : found
    isOver = true
  }

  /// Waits until the terminal has taken all that the command has written, or somebody has had enough.
  private mutating func deliver() {
    while owner.isWaiting && !isClosed {
      switch owner.sleep(until: nil, endsWhenSent: true) {
      case .closed: isClosed = true
      case .interrupted(.end): return
      case .interrupted(.stop): owner.stop()
      case .interrupted, .deadline, .readable: continue
      }
    }
  }

  /// Sleeps until something is due or happens; meanwhile the picture goes on.
  private mutating func wait() {
    listDescriptors()
    let duty = nextDuty
    while true {
      let frame = nextShow
      // What nobody announces is looked at when a frame is due soon: one awakening does for both.
      let limit =
        isGliding && frame - now <= Self.shortestLookPeriod ? max(nextLook, frame) : nextLook
      let wakening = owner.sleep(
        until: min(duty, limit, frame), reading: descriptors, endsWhenSent: true)
      now = MonotonicClock.now
      if case .deadline = wakening, now < duty, now < nextLook, glide() { continue }
      return take(wakening)
    }
  }

  /// When something is to be done that neither a frame nor a look does.
  private var nextDuty: Time {
    var next = pressure.nextDeadline ?? Time(nanoseconds: Int64.max)
    if let end = timeoutDeadline, !pressure.isTimedOut { next = min(next, end) }
    if !typed.isEmpty { next = min(next, now + Time(nanoseconds: 10_000_000)) }
    // A question is looked for soon after the command has said something, or with the usual look.
    if plan.screen != nil && !owner.isWaiting && truce.nextLook < nextLook {
      next = min(next, truce.nextLook)
    }
    return next
  }

  private mutating func take(_ wakening: Wakening) {
    ready.removeAll(keepingCapacity: true)
    switch wakening {
    case .deadline: break
    case .closed: hangUp()
    case .readable(let found):
      ready = found
      if found.contains(input) { readInput() }
    case .interrupted(let interruption): take(interruption)
    }
  }

  /// Lists what there is to read from, unless the terminal has yet to take what was read before.
  private mutating func listDescriptors() {
    descriptors.removeAll(keepingCapacity: true)
    for index in streams.indices {
      let isPassed = streams[index].isShown || truce.isKept
      if !isPassed || !owner.isWaiting { descriptors.append(streams[index].source) }
    }
    if child.titlePipe >= 0, !titlesHaveEnded { descriptors.append(child.titlePipe) }
    if isReadingInput { descriptors.append(input) }
  }
}
