internal import CSystem
internal import WhorlCore
internal import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Supervision {
  /// Prepares what showing a command needs; nothing is opened for it, started or shown yet.
  init(_ order: RunOrder, _ plan: StreamPlan, _ environment: Environment) {
    self.order = order
    self.plan = plan
    self.environment = environment
    let (depth, pace, side): (ColorDepth, Pace, PictureSide) =
      switch order.display {
      case .line(let depth, let pace, let side): (depth, pace, side)
      case .words, .nothing: (.monochrome, .rate(1), .left)
      }
    let features: [TerminalFeature] =
      order.usesProgressSign && ProgressSign.isUnderstood(in: environment)
      ? [.hiddenCursor, .progress] : [.hiddenCursor]
    // What reads elsewhere leaves the terminal's input to others.
    usualUse = TerminalUse(input: plan.readsTerminal ? .silent : .untouched, features: features)
    input = Self.openInput(plan)
    // Signals wait from here on, so that none comes between the command and its supervision.
    owner = TerminalOwner(
      usualUse, of: plan.screen ?? 2, input: input >= 0 ? input : nil, watchesChildren: true)
    owner.setEpilogue(Array(Stage.erasure.utf8))
    var discipline = wh_discipline()
    var settings: termios?
    if let screen = plan.screen {
      _ = wh_discipline_of(screen, &discipline)
      var found = termios()
      if tcgetattr(screen, &found) == 0 { settings = found }
    }
    (foundDiscipline, foundSettings) = (discipline, settings)
    start = MonotonicClock.now
    now = start
    nextLook = start
    size = environment.windowSize
    truce = Truce(nextLook: start)
    heartbeat = Heartbeat(first: start + order.delay)
    title = order.wording.title
    clock = pace.clock(from: start)
    line = StatusLine(side: side, ellipsis: order.wording.showsSigns ? "…" : ">")
    stage = Stage(environment: environment, caption: nil, depth: depth)
  }

  /// Starts the command.
  ///
  /// A line that is due at once is there before anything is opened for the command: that and starting
  /// it take longer than drawing.
  mutating func begin(_ picture: (Time) -> Page?) throws(StartFailure) {
    if case .line = order.display, order.delay <= .zero, owner.standing == .foreground {
      isForeground = true
      show(picture)
    }
    do throws(StartFailure) {
      child = try Child(
        plan: plan, settings: foundSettings, size: plan.screen == nil ? nil : owner.reportedSize,
        titleNumber: order.titles.descriptor)
      listStreams()
      try child.start(order.command, searchPath: environment.variables["PATH"])
    } catch {
      owner.leave()
      throw error
    }
  }

  /// Lists the streams of the command that come to us.
  private mutating func listStreams() {
    let control = child.terminal
    for (route, target, terminal, pipe) in [
      (plan.output, 1 as Int32, control, child.outputPipe),
      (plan.error, 2, plan.isErrorApart ? child.errorTerminal : control, child.errorPipe),
    ] {
      guard
        let stream = CapturedStream(route, target: target, terminal: terminal, pipe: pipe),
        !streams.contains(where: { $0.source == stream.source })
      else { continue }
      streams.append(stream)
    }
    if control >= 0, !streams.contains(where: { $0.source == control }) {
      // The command can write to the terminal that controls it all the same.
      streams.append(CapturedStream(source: control, target: 2, isShown: false))
    }
  }

  /// Opens what is typed on the terminal for reading; -1 where there is none.
  private static func openInput(_ plan: StreamPlan) -> Int32 {
    guard let screen = plan.screen else { return -1 }
    if plan.readsTerminal { return 0 }
    // Only what controls us can be read without harm to others.
    return tcgetpgrp(screen) >= 0 ? wh_open_controlling_terminal() : -1
  }
}
