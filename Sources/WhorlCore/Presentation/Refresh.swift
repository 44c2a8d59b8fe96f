/// A list that is pulled down to be loaded anew, after DRPRefreshControl.
///
/// A value that is told what happens and when, as ``Presentation`` is. Distances are points.
public struct Refresh: Hashable, Sendable {
  /// What can happen.
  public enum Event: Hashable, Sendable {
    /// The list is held, so many points below its place of rest.
    case pull(Double)
    /// The list is let go.
    case release
    /// The program begins to load by itself.
    case begin
    /// The list is loaded.
    case end
  }

  /// What a refresh tells its owner.
  public enum Outcome: Hashable, Sendable {
    /// The list is to be loaded.
    case refreshRequested
    /// All is as it was before.
    case finished
  }

  /// What a refresh is doing.
  public enum State: String, CaseIterable, Sendable {
    /// Nothing.
    case rest
    /// The list is below its place, not far enough.
    case pulling
    /// The list is being loaded.
    case refreshing
    /// The list is loaded but still held: the spinner goes on turning.
    case endingWhileDragging = "ending-while-dragging"
    /// The spinner goes.
    case exiting
    /// The spinner is gone; nothing is drawn until the list is back at its place.
    case settling
  }

  /// What is to be seen of the spinner.
  public enum Picture: Hashable, Sendable {
    /// Nothing.
    case none
    /// It stands still, and this share of it is drawn, 0…1.
    case still(share: Double)
    /// It turns since a moment, when this share of it was drawn; it may be smaller and fainter.
    case turning(since: Time, from: Double, scale: Double, opacity: Double)
  }

  private enum Phase: Hashable, Sendable {
    case idle
    case refreshing(Turn)
    case endingWhileDragging(Turn)
    case exiting(Turn, since: Time)
    case settling
  }

  private struct Turn: Hashable, Sendable {
    let start: Time
    let share: Double
  }

  /// Where the list is: held, or on its way to where it belongs.
  private enum Grip: Hashable, Sendable {
    case held(Double)
    case free(from: Double, to: Double, since: Time)
  }

  /// How long a list takes to where it belongs.
  private static let returnLength = Time(nanoseconds: 250_000_000)

  /// How it looks.
  public var design: RefreshDesign
  private var phase = Phase.idle
  private var grip = Grip.free(from: 0, to: 0, since: .zero)
  private var clock = Time.zero

  /// Creates a refresh of a list that is at rest.
  public init(_ design: RefreshDesign = RefreshDesign()) {
    self.design = design
  }

  // MARK: What it is doing

  /// What it is doing, now that all is done that was due.
  public var state: State {
    switch phase {
    case .idle: distance(at: clock) > 0 ? .pulling : .rest
    case .refreshing: .refreshing
    case .endingWhileDragging: .endingWhileDragging
    case .exiting: .exiting
    case .settling: .settling
    }
  }

  /// Whether the list is being loaded.
  public var isRefreshing: Bool {
    switch phase {
    case .refreshing: true
    case .idle, .endingWhileDragging, .exiting, .settling: false
    }
  }

  /// How many points below its place of rest the list is at a moment.
  public func distance(at time: Time) -> Double {
    switch grip {
    case .held(let distance): return distance
    case .free(let from, let to, let start):
      let share = (time - start).seconds / Self.returnLength.seconds
      return from + (to - from) * TimingFunction.named(.easeInEaseOut).progress(at: share)
    }
  }

  /// What is to be seen of the spinner at a moment.
  public func picture(at time: Time) -> Picture {
    switch phase {
    case .settling: return .none
    case .idle:
      let distance = distance(at: time)
      return distance > 0 ? .still(share: share(of: distance)) : .none
    case .refreshing(let turn), .endingWhileDragging(let turn):
      return .turning(since: turn.start, from: turn.share, scale: 1, opacity: 1)
    case .exiting(let turn, let start):
      let done = exitLength > .zero ? (time - start).seconds / exitLength.seconds : 1
      let share = min(max(done, 0), 1)
      return .turning(
        since: turn.start, from: turn.share, scale: 1 + (design.exitScale - 1) * share,
        opacity: 1 - share)
    }
  }

  /// How much of the spinner a pull of so many points draws, 0…1.
  public func share(of distance: Double) -> Double {
    guard design.threshold > 0 else { return distance > 0 ? 1 : 0 }
    return min(max(distance / design.threshold, 0), 1)
  }

  /// When something happens by itself; `nil` where nothing will.
  public var nextDeadline: Time? {
    switch phase {
    case .exiting(_, let start): start + exitLength
    case .settling: isHeld ? nil : arrival
    case .idle, .refreshing, .endingWhileDragging: nil
    }
  }

  /// Until when the list is on its way; `nil` where it is held or at its place.
  public var moves: Time? {
    guard case .free(let from, let to, let start) = grip, from != to else { return nil }
    return start + Self.returnLength
  }

  private var exitLength: Time { max(Time(seconds: design.exitDuration), .zero) }

  private var isHeld: Bool {
    switch grip {
    case .held: true
    case .free: false
    }
  }

  private var arrival: Time { moves ?? clock }

  // MARK: What happens to it

  /// Lets everything happen that is due by a moment.
  @discardableResult
  public mutating func advance(to time: Time) -> [Outcome] {
    clock = max(clock, time)
    var outcomes: [Outcome] = []
    while let deadline = nextDeadline, deadline <= clock {
      switch phase {
      case .exiting: phase = .settling
      case .settling:
        phase = .idle
        outcomes.append(.finished)
      case .idle, .refreshing, .endingWhileDragging: return outcomes
      }
    }
    return outcomes
  }

  /// Lets something happen at a moment, after everything that was due before.
  @discardableResult
  public mutating func apply(_ event: Event, at time: Time) -> [Outcome] {
    var outcomes = advance(to: time)
    switch event {
    case .pull(let distance):
      grip = .held(distance.isFinite ? max(distance, 0) : 0)
      if case .idle = phase, distance >= design.threshold { begin(&outcomes) }
    case .release: release()
    case .begin:
      guard case .idle = phase else { break }
      begin(&outcomes)
      if !isHeld { letGo() }
    case .end: end()
    }
    return outcomes + advance(to: clock)
  }

  private mutating func begin(_ outcomes: inout [Outcome]) {
    phase = .refreshing(Turn(start: clock, share: share(of: distance(at: clock))))
    outcomes.append(.refreshRequested)
  }

  private mutating func release() {
    guard isHeld else { return }
    if case .endingWhileDragging(let turn) = phase { phase = .exiting(turn, since: clock) }
    letGo()
  }

  private mutating func end() {
    guard case .refreshing(let turn) = phase else { return }
    if isHeld {
      phase = .endingWhileDragging(turn)
    } else {
      phase = .exiting(turn, since: clock)
      letGo()
    }
  }

  /// The list goes to where it belongs from where it is.
  private mutating func letGo() {
    let target: Double =
      switch phase {
      case .refreshing, .endingWhileDragging: design.height
      case .idle, .exiting, .settling: 0
      }
    grip = .free(from: distance(at: clock), to: target, since: clock)
  }
}
