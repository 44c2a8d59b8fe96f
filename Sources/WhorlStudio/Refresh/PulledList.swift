import WhorlCore

/// A list that keys and the mouse pull down.
///
/// Terminals do not tell when a key goes up, so a list that is pulled by keys is let go when none has
/// come for a while.
struct PulledList: Hashable, Sendable {
  /// How the list is pulled.
  private(set) var refresh: Refresh
  /// When the list that was pulled by keys is let go; `nil` where it is not held by them.
  private var releaseTime: Time?

  /// How long a key holds the list.
  private static let keyHold = Time(seconds: 0.6)
  /// How far a key pulls the list: a row and a half.
  private static let keyPull = 24.0

  /// A list at rest.
  init(_ design: RefreshDesign) {
    refresh = Refresh(design)
  }

  /// How it looks.
  var design: RefreshDesign {
    get { refresh.design }
    set { refresh.design = newValue }
  }

  /// When something happens by itself; `nil` where nothing will.
  var nextDeadline: Time? {
    [releaseTime, refresh.nextDeadline].compactMap { $0 }.min()
  }

  /// Whether anything moves at a moment, or will by itself.
  func moves(at time: Time) -> Bool {
    releaseTime != nil || refresh.state != .rest || (refresh.moves ?? .zero) > time
  }

  /// Lets everything happen that is due by a moment.
  mutating func advance(to time: Time) {
    if let release = releaseTime, release <= time {
      releaseTime = nil
      refresh.apply(.release, at: release)
    }
    refresh.advance(to: time)
  }

  /// Lets something happen; returns whether the list is to be loaded.
  mutating func apply(_ event: Refresh.Event, at time: Time) -> Bool {
    advance(to: time)
    switch event {
    case .pull, .release: releaseTime = nil
    case .begin, .end: break
    }
    return refresh.apply(event, at: time).contains(.refreshRequested)
  }

  /// Pulls the list a little further, as long as keys come; returns whether it is to be loaded.
  mutating func pullByKey(at time: Time) -> Bool {
    advance(to: time)
    // Far beyond the threshold the list would leave the screen, as no finger takes it.
    let furthest = design.threshold + 2 * Self.keyPull
    let distance = min(refresh.distance(at: time) + Self.keyPull, furthest)
    let isWanted = apply(.pull(distance), at: time)
    releaseTime = time + Self.keyHold
    return isWanted
  }
}
