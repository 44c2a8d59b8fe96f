/// The life of something that is presented: a HUD, a loading view, an overlay.
///
/// A value that is told what happens and when. What is due later is part of the state that it is due
/// in, so leaving a state leaves no timer behind. The clock never runs backwards: what is told for an
/// earlier moment than the last one happens at the last one.
///
///     idle → waiting → showing → shown → hiding → idle
///                               ↕ result, reload ↗
public struct Presentation: Hashable, Sendable {
  /// Whether several who want it shown must each have it dismissed.
  public enum Sharing: Hashable, Sendable {
    /// One dismissal ends it, however often it was shown.
    case single
    /// Each `show` takes a `dismiss` of its own.
    case counted
  }

  private enum Phase: Hashable, Sendable {
    case idle
    case waiting(end: Time)
    case visible(Visit)
    case hiding(Departure)
  }

  /// How it looks.
  public var design: HUDDesign
  /// Whether several who want it shown must each have it dismissed.
  public let sharing: Sharing
  /// The words while work goes on.
  public private(set) var message: String
  /// The smaller words.
  public private(set) var details: String
  /// How much of the work is done, 0…1; `nil` where nobody knows.
  public private(set) var progress: Double?

  private var phase = Phase.idle
  private var wishes = 0
  /// The last moment that anything was told for.
  private(set) var clock = Time.zero

  /// Creates a presentation that nobody wants yet.
  public init(_ design: HUDDesign = HUDDesign(), sharing: Sharing = .single) {
    self.design = design
    self.sharing = sharing
    message = design.message.text
    details = design.details.text
    progress = Self.firstProgress(design)
  }

  private static func firstProgress(_ design: HUDDesign) -> Double? {
    switch design.mode {
    case .indeterminate: nil
    case .determinate, .annular, .bar: design.progress
    }
  }

  private var timing: PresentationTiming { PresentationTiming(design) }

  // MARK: What it is doing

  /// What it is doing.
  public var state: PresentationState {
    switch phase {
    case .idle: .idle
    case .waiting: .waiting
    case .hiding: .hiding
    case .visible(let visit):
      switch visit.content {
      case .loading: visit.hasArrived ? .shown : .showing
      case .result(let result, _): .result(result)
      case .reload: .reload
      }
    }
  }

  /// What is to be seen of it; `nil` where nothing is.
  public var content: PresentationContent? {
    switch phase {
    case .idle, .waiting: nil
    case .visible(let visit): visit.content
    case .hiding(let departure): departure.content
    }
  }

  /// The words that are to be seen, or would be.
  public var shownMessage: String {
    switch content {
    case nil, .loading: message
    case .result(_, let text), .reload(let text): text
    }
  }

  /// Whether anything is to be seen of it.
  public var isVisible: Bool { content != nil }

  /// Whether somebody wants it to be seen, or it has not been dismissed yet.
  public var isWanted: Bool { wishes > 0 }

  /// Whether its spinner is to be seen turning.
  public var isAnimating: Bool { spinnerStart != nil }

  /// Whether keys and clicks for what lies beneath it are swallowed.
  public var blocksInput: Bool { isVisible && design.overlay.blocksInput }

  /// When the spinner that is to be seen began to turn; `nil` where none is.
  public var spinnerStart: Time? {
    switch content {
    case .loading(let start): start
    case nil, .result, .reload: nil
    }
  }

  /// How far it is from its place of rest at a moment; `nil` where nothing is to be seen.
  public func pose(at time: Time) -> Pose? {
    switch phase {
    case .idle, .waiting: nil
    case .visible(let visit): visit.pose(at: time, timing: timing)
    case .hiding(let departure): departure.pose(at: time, timing: timing)
    }
  }

  /// When something happens by itself; `nil` where nothing will.
  public var nextDeadline: Time? {
    switch phase {
    case .idle: nil
    case .waiting(let end): end
    case .hiding(let departure): departure.start + timing.dismissLength
    case .visible(let visit):
      if visit.hasArrived {
        visit.end
      } else {
        min(visit.start + timing.showLength, visit.end ?? Time(nanoseconds: .max))
      }
    }
  }

  // MARK: What happens to it

  /// Lets everything happen that is due by a moment.
  @discardableResult
  public mutating func advance(to time: Time) -> [PresentationOutcome] {
    clock = max(clock, time)
    var outcomes: [PresentationOutcome] = []
    while let deadline = nextDeadline, deadline <= clock {
      passDeadline(deadline, &outcomes)
    }
    return outcomes
  }

  /// Lets something happen at a moment, after everything that was due before.
  @discardableResult
  public mutating func apply(
    _ event: PresentationEvent, at time: Time
  ) -> [PresentationOutcome] {
    var outcomes = advance(to: time)
    switch event {
    case .show(let text): show(text, &outcomes)
    case .dismiss: dismiss(&outcomes)
    case .result(let result, let text): end(in: result, text, &outcomes)
    case .reload(let text):
      present(.reload(text ?? design.reload.message), &outcomes)
    case .exitReload(let text): exitReload(text)
    case .message(let text): message = text
    case .details(let text): details = text
    case .progress(let share): setProgress(share)
    case .press: press(&outcomes)
    }
    return outcomes + advance(to: clock)
  }

  private mutating func passDeadline(
    _ deadline: Time, _ outcomes: inout [PresentationOutcome]
  ) {
    switch phase {
    case .idle: break
    case .waiting: appear(.loading(since: deadline), at: deadline, &outcomes)
    case .hiding: vanish(&outcomes)
    case .visible(var visit):
      if !visit.hasArrived, deadline == visit.start + timing.showLength {
        visit.hasArrived = true
        phase = .visible(visit)
        outcomes.append(.shown)
      } else {
        phase = .hiding(Departure(of: visit, at: deadline, timing: timing))
        wishes = 0
      }
    }
  }

  private mutating func show(_ text: String?, _ outcomes: inout [PresentationOutcome]) {
    if case .result = content { wishes = 0 }
    wishes = sharing == .counted ? wishes + 1 : 1
    switch phase {
    case .idle:
      message = text ?? design.message.text
      details = design.details.text
      progress = Self.firstProgress(design)
      if timing.grace > .zero {
        phase = .waiting(end: clock + timing.grace)
      } else {
        appear(.loading(since: clock), at: clock, &outcomes)
      }
      return
    case .waiting: break
    case .visible(var visit):
      if visit.content.spinnerStart == nil { visit.content = .loading(since: clock) }
      visit.end = nil
      phase = .visible(visit)
    case .hiding(let departure):
      let origin = departure.pose(at: clock, timing: timing)
      let isTurning = departure.content.spinnerStart != nil
      phase = .visible(
        Visit(isTurning ? departure.content : .loading(since: clock), from: origin, at: clock))
    }
    if let text { message = text }
  }

  private mutating func dismiss(_ outcomes: inout [PresentationOutcome]) {
    wishes = max(wishes - 1, 0)
    guard wishes == 0 else { return }
    switch phase {
    case .idle, .hiding: break
    case .waiting: vanish(&outcomes)
    case .visible(var visit):
      visit.end = max(clock, visit.start + timing.minimumShow)
      phase = .visible(visit)
    }
  }

  private mutating func end(
    in result: PresentationResult, _ text: String?, _ outcomes: inout [PresentationOutcome]
  ) {
    if case .waiting = phase, result == .success {
      // Work that was done in no time is not worth a flash; what went wrong is.
      vanish(&outcomes)
      return
    }
    let sign = design.states[result]
    let words = text ?? (sign.text.isEmpty ? message : sign.text)
    present(.result(result, words), &outcomes)
    guard wishes > 0, case .visible(var visit) = phase, let stay = sign.dismissAfter else { return }
    let seen = visit.hasArrived ? clock : visit.start + timing.showLength
    visit.end = max(seen + Time(seconds: stay), visit.start + timing.minimumShow)
    phase = .visible(visit)
  }

  /// Shows something in place of the spinner; nothing where it is not wanted any more.
  private mutating func present(
    _ content: PresentationContent, _ outcomes: inout [PresentationOutcome]
  ) {
    guard wishes > 0 else { return }
    switch phase {
    case .idle, .hiding: return
    case .waiting: appear(content, at: clock, &outcomes)
    case .visible(var visit):
      visit.content = content
      visit.end = nil
      phase = .visible(visit)
    }
    // Whoever wanted it shown has had the answer.
    wishes = 1
  }

  private mutating func exitReload(_ text: String?) {
    guard case .visible(var visit) = phase, case .reload = visit.content else { return }
    let own = design.reload.exitMessage
    if let words = text ?? (own.isEmpty ? nil : own) { message = words }
    visit.content = .loading(since: clock)
    phase = .visible(visit)
  }

  private mutating func setProgress(_ share: Double?) {
    if let share, share.isNaN { return }
    progress = share.map { min(max($0, 0), 1) }
  }

  private mutating func press(_ outcomes: inout [PresentationOutcome]) {
    guard case .visible(let visit) = phase, visit.hasArrived else { return }
    switch visit.content {
    case .loading: break
    case .reload: outcomes.append(.reloadRequested)
    case .result: dismiss(&outcomes)
    }
  }

  private mutating func appear(
    _ content: PresentationContent, at time: Time, _ outcomes: inout [PresentationOutcome]
  ) {
    phase = .visible(Visit(content, at: time))
    outcomes.append(.appeared)
  }

  private mutating func vanish(_ outcomes: inout [PresentationOutcome]) {
    phase = .idle
    wishes = 0
    outcomes.append(.dismissed)
  }
}
