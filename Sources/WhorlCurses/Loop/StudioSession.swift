import WhorlCore
import WhorlStudio
import WhorlTerminal

/// The studio on a terminal, from entering it to leaving it.
struct StudioSession: ~Copyable {
  private var owner: TerminalOwner
  private var screen: CursesScreen
  private var input = CursesInput()
  private var files: ThemeFiles
  private var recovery: RecoveryStore
  private let stars: StarFile
  private let editor: ExternalEditor
  private let fallbackSize: WindowSize
  private let start = MonotonicClock.now
  private var state: StudioState
  /// When the pictures are due next; `nil` while nothing moves.
  private var nextTick: Time?
  /// When the theme folders are looked at next.
  private var nextLook = Self.lookPeriod
  private var isMouseOn = true
  private var ending: StudioEnding?

  /// What the terminal is used for. ncurses draws into memory, so all of this is the owner's.
  static let use = TerminalUse(
    input: .recorded, features: [.hiddenCursor, .alternateScreen, .bracketedPaste, .mouse])

  /// How often a studio in the background looks whether the terminal is its own again.
  private static let standingPeriod = Time(seconds: 0.25)

  /// How long the theme folders are read at once.
  private static let readingPatience = Time(seconds: 0.2)

  /// How long they are read before anything else is looked at, where that was not enough.
  private static let readingSlice = Time(seconds: 0.01)

  /// How often the theme folders are looked at, while pictures move and while nothing does.
  private static let lookPeriod = Time(seconds: 1)
  private static let stillLookPeriod = Time(seconds: 2)

  /// Prepares the studio on a terminal that is not entered yet.
  init(
    _ state: StudioState, files: ThemeFiles, recovery: consuming RecoveryStore, stars: StarFile,
    editor: ExternalEditor, owner: consuming TerminalOwner, screen: consuming CursesScreen,
    size: WindowSize
  ) {
    self.owner = owner
    self.screen = screen
    self.files = files
    self.recovery = recovery
    self.stars = stars
    self.editor = editor
    self.state = state
    fallbackSize = size
  }

  /// Runs the studio until it ends, and leaves the terminal as it was found.
  mutating func run() -> StudioEnding {
    enter()
    perform(state.firstEffects)
    draw()
    while ending == nil {
      schedule()
      readThemes()
      switch owner.sleep(until: start + nextDeadline, reading: [0]) {
      case .closed: ending = .closed
      case .deadline: passDeadline()
      case .readable: read()
      case .interrupted(.end(let signal)): ending = .signal(signal)
      case .interrupted(.stop): suspend()
      case .interrupted(.continuation): comeBack()
      case .interrupted(.resize): resize()
      case .interrupted(.child), .interrupted(.message): break
      }
    }
    owner.leave()
    let ending = ending ?? .quit
    if ending != .quit { keepUnsaved() }
    return ending
  }

  /// Reads the theme folders, unless that takes its time: then they are read a little at a time.
  private mutating func beginReading() {
    files.beginReading()
    if let event = files.read(until: MonotonicClock.now + Self.readingPatience) {
      react(to: event)
    }
  }

  /// Goes on reading the theme folders for a moment, if they are to be read.
  private mutating func readThemes() {
    guard files.isReading else { return }
    if let event = files.read(until: MonotonicClock.now + Self.readingSlice) { handle([event]) }
  }

  /// When there is something to do next: at once while the folders are read.
  private var nextDeadline: Time {
    if files.isReading { return .zero }
    return min(nextTick ?? nextLook, nextLook, state.nextDeadline ?? nextLook)
  }

  /// Keeps what is not saved, since nobody can be asked any more.
  private mutating func keepUnsaved() {
    for effect in state.update(.ending) {
      if case .keepRecovery(let bytes) = effect { _ = recovery.keep(bytes) }
    }
  }

  private var now: Time { MonotonicClock.now - start }

  /// Sets the time of the next tick: a whole number of intervals after the last one, so that late
  /// ticks are left out and never queued.
  private mutating func schedule() {
    guard let interval = screen.tickInterval(of: state) else {
      nextTick = nil
      return
    }
    let now = now
    guard let last = nextTick else {
      nextTick = now + interval
      return
    }
    guard last <= now else { return }
    let missed = (now - last).cycle(of: interval).cycle
    nextTick = last + interval.scaled(by: Double(missed + 1))
  }

  private mutating func passDeadline() {
    let now = now
    if now >= nextLook { look() }
    if let deadline = state.nextDeadline, deadline <= now { handle([]) }
    if let nextTick, nextTick <= now { tick() }
  }

  /// Looks whether somebody else has changed a theme's file.
  private mutating func look() {
    nextLook = now + (nextTick == nil ? Self.stillLookPeriod : Self.lookPeriod)
    if let event = files.changes() { handle([event]) }
  }

  private mutating func tick() {
    // A terminal that has yet to take the last picture gets no new one.
    guard !owner.isWaiting else { return }
    let layers = state.layers
    perform(state.update(.tick(now)))
    if state.movesLines || state.layers != layers {
      draw()
    } else {
      owner.send(screen.animate(&state))
    }
  }

  private mutating func read() {
    let events = input.events()
    if events.isEmpty, owner.standing == .closed {
      ending = .closed
      return
    }
    handle(events)
  }

  /// Lets the studio react to events, then shows what has become of it.
  private mutating func handle(_ events: [Event]) {
    perform(state.update(.tick(now)))
    for event in events where ending == nil {
      perform(state.update(event))
    }
    if ending == nil { draw() }
  }

  private mutating func draw() {
    owner.send(screen.show(state.view()))
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects where ending == nil {
      switch effect {
      case .readThemes: beginReading()
      case .save(let save): react(to: files.save(save))
      case .delete(let deletion): react(to: files.delete(deletion))
      case .export(let export): react(to: files.export(export))
      case .readStars: react(to: stars.read())
      case .star(let id, let isStarred): react(to: stars.set(id, isStarred: isStarred))
      case .edit(let draft): edit(draft)
      case .keepRecovery(let bytes):
        if let event = recovery.keep(bytes) { react(to: event) }
      case .dropRecovery: recovery.drop()
      case .readRecovery: react(to: recovery.left())
      case .removeRecovery(let name): recovery.remove(name)
      case .readImage(let file): react(to: file.read())
      case .setMouse(let isOn):
        isMouseOn = isOn
        setMouse()
      case .redraw: screen.forget()
      case .suspend: suspend()
      case .quit: ending = .quit
      }
    }
  }

  private mutating func react(to event: Event) {
    perform(state.update(event))
  }

  // MARK: The terminal

  private mutating func enter() {
    owner.enter()
    RawKeyboard.enter()
    // The title goes onto the terminal's stack; leaving takes it back from there.
    owner.send(Array("\u{1B}[22;0t".utf8))
    owner.setEpilogue(Array("\u{1B}[23;0t".utf8))
    if !isMouseOn { setMouse() }
    screen.forget()
  }

  private mutating func setMouse() {
    let bytes = isMouseOn ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l"
    owner.send(Array(bytes.utf8))
  }

  private mutating func suspend() {
    owner.stop()
    comeBack()
  }

  /// Lends the terminal to the user's own editor.
  private mutating func edit(_ draft: Draft) {
    let event = editor.edit(draft, on: &owner)
    comeBack()
    if ending == nil { handle([event]) }
  }

  /// Takes the terminal again after the program was continued, as soon as it is ours to use.
  private mutating func comeBack() {
    owner.takeBack()
    while ending == nil, owner.standing == .background {
      // Nobody announces that a job which runs in the background gets the terminal.
      switch owner.sleep(until: MonotonicClock.now + Self.standingPeriod) {
      case .closed: ending = .closed
      case .interrupted(.end(let signal)): ending = .signal(signal)
      case .interrupted(.stop): owner.stop()
      case .interrupted, .deadline, .readable: continue
      }
    }
    guard ending == nil else { return }
    if owner.standing == .closed {
      ending = .closed
      return
    }
    enter()
    resize()
    look()
  }

  private mutating func resize() {
    let size = owner.reportedSize ?? fallbackSize
    screen.forget()
    handle([.resized(columns: size.columns, rows: size.rows)])
  }
}
