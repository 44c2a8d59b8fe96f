import WhorlCore

/// The whole life of a theme's presentation, played over a page of text.
///
/// Its time is that of the previews, so it can be slowed down and paused.
struct HUDStage: Hashable, Sendable {
  /// What of a theme is played.
  enum Part: Hashable, Sendable, CaseIterable {
    /// What stands around the spinner, comes and goes.
    case hud
    /// A list that is pulled down.
    case refresh
    /// The spinner alone.
    case spinner

    /// The name in the status line.
    var name: String {
      switch self {
      case .hud: "HUD"
      case .refresh: "pull to refresh"
      case .spinner: "spinner alone"
      }
    }
  }

  /// A moment at which the state became another one.
  struct Turn: Hashable, Sendable {
    let time: Time
    let state: String
  }

  /// What is played.
  var part: Part
  /// The ancestor whose life is played and nothing else: leaving it ends the program.
  let ancestor: Ancestor?
  /// The theme's presentation.
  private(set) var presentation: Presentation
  /// The theme's pulled list.
  private(set) var list: PulledList
  /// The theme's spinner alone.
  private(set) var activity: SpinnerActivity
  /// How many lines of the page are above the stage.
  private(set) var scroll = 0
  /// What has happened lately, the latest last.
  private(set) var course: [Turn] = []
  /// What happens by itself.
  private var script: StageScript?
  /// When the work is done that the presentation is shown for; `nil` where there is none.
  private var jobEnd: Time?
  private(set) var clock: Time

  /// How long the course is kept.
  static let courseLength = Time(seconds: 8)
  /// Work that is done before anybody should see anything of it.
  private static let quickJob = Time(seconds: 0.1)
  /// Work that takes its time.
  private static let longJob = Time(seconds: 3)

  /// Sets the stage for a theme.
  ///
  /// - Parameters:
  ///   - ancestor: whose life happens by itself, until somebody takes over.
  ///   - manner: how much motion is wanted.
  init(
    _ part: Part, of theme: Theme, ancestor: Ancestor? = nil, manner: Performance.Manner,
    at time: Time
  ) {
    self.part = part
    self.ancestor = ancestor
    presentation = Presentation(theme.hud ?? HUDDesign())
    list = PulledList(theme.refresh ?? RefreshDesign())
    activity = SpinnerActivity()
    script = ancestor.map { StageScript($0).begun(at: time) }
    clock = time
    take(theme, manner: manner)
    note()
  }

  /// Takes over what a theme says by now.
  mutating func take(_ theme: Theme, manner: Performance.Manner) {
    presentation.design = (theme.hud ?? HUDDesign()).suited(to: manner)
    list.design = theme.refresh ?? RefreshDesign()
    if case .ring(let ring) = theme.spinner, ring.staticArcLength != activity.staticArcLength,
      activity.state == .idle
    {
      activity = SpinnerActivity(staticArcLength: ring.staticArcLength)
    }
  }

  /// What is going on, in a word.
  var state: String {
    switch part {
    case .hud: presentation.state.name
    case .refresh: list.refresh.state.rawValue
    case .spinner:
      switch activity.state {
      case .idle: "idle"
      case .still: "still"
      case .animating: "animating"
      }
    }
  }

  /// Whether anything moves, or will by itself.
  var moves: Bool {
    if script != nil || jobEnd != nil { return true }
    switch part {
    case .hud: return presentation.isAnimating || presentation.nextDeadline != nil
    case .refresh: return list.moves(at: clock)
    case .spinner: return activity.isAnimating
    }
  }

  /// Whether the page below does nothing with keys and clicks.
  var blocksInput: Bool { part == .hud && presentation.blocksInput }

  // MARK: What happens

  /// Lets everything happen that is due by a moment.
  mutating func advance(to time: Time) {
    while let next = nextEvent, next <= time { passEvent(at: next) }
    clock = max(clock, time)
    presentation.advance(to: clock)
    list.advance(to: clock)
  }

  private var nextEvent: Time? {
    [
      script?.next, jobEnd, presentation.nextDeadline, list.nextDeadline,
      arrival,
    ].compactMap { $0 }.min()
  }

  /// When the list that was let go is where it belongs.
  private var arrival: Time? { list.refresh.moves.flatMap { $0 > clock ? $0 : nil } }

  private mutating func passEvent(at time: Time) {
    clock = max(clock, time)
    presentation.advance(to: clock)
    list.advance(to: clock)
    note()
    if jobEnd == time {
      jobEnd = nil
      finishJob(at: time)
    } else if script?.next == time, let event = script?.take() {
      perform(event, at: time)
    }
    note()
  }

  /// Somebody takes over: nothing happens by itself any more but what has begun.
  mutating func takeOver() {
    guard script != nil else { return }
    script = nil
    // What the script holds in its hand nobody else would ever let go.
    _ = list.apply(.release, at: clock)
  }

  /// Lets something happen now.
  mutating func perform(_ event: StageEvent) { perform(event, at: clock) }

  private mutating func perform(_ event: StageEvent, at time: Time) {
    switch event {
    case .presentation(let event):
      if presentation.apply(event, at: time).contains(.reloadRequested) {
        presentation.apply(.exitReload(), at: time)
        jobEnd = time + Self.longJob
      }
    case .refresh(let event):
      if list.apply(event, at: time), script == nil {
        jobEnd = time + Self.longJob
      }
    case .start: activity.start(at: time)
    case .stop: activity.stop()
    case .hold: activity.hold()
    case .job(let isQuick):
      presentation.apply(.show(), at: time)
      jobEnd = time + (isQuick ? Self.quickJob : Self.longJob)
    }
    note()
  }

  private mutating func finishJob(at time: Time) {
    switch part {
    case .hud: presentation.apply(.result(.success), at: time)
    case .refresh: _ = list.apply(.end, at: time)
    case .spinner: break
    }
  }

  /// Forgets the work that is going on.
  mutating func dropJob() { jobEnd = nil }

  /// Pulls the list a little further, as long as keys come.
  mutating func pullByKey() {
    if list.pullByKey(at: clock) { jobEnd = clock + Self.longJob }
    note()
  }

  /// Makes a ring's static arc longer or shorter.
  mutating func stretch(by length: Double) {
    activity.staticArcLength = min(max(activity.staticArcLength + length, 0), 2 * .pi)
    note()
  }

  /// Moves the page, as far as it goes.
  mutating func scrollPage(by lines: Int, within count: Int) {
    scroll = min(max(scroll + lines, 0), max(count, 0))
  }

  private mutating func note() {
    let state = state
    if course.last?.state != state { course.append(Turn(time: clock, state: state)) }
    // What is left of the course begins with the state that it began in.
    while course.count > 1, course[1].time < clock - Self.courseLength { course.removeFirst() }
  }
}

/// Something that can happen on the stage.
enum StageEvent: Hashable, Sendable {
  case presentation(PresentationEvent)
  case refresh(Refresh.Event)
  /// The spinner alone starts, stops, or stops and stays.
  case start
  case stop
  case hold
  /// Work begins that the presentation is shown for.
  case job(isQuick: Bool)
}
