internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// A list of a screen that is pulled down by the wheel, a drag, or the Up key at its top.
///
/// It is only ever touched inside the gate of the terminal.
final class Pull: @unchecked Sendable {
  /// The points that a key or a step of the wheel pulls: two rows.
  private static let step = 32.0
  /// The height of a row in points.
  private static let row = 16.0
  /// Keys and wheels are never let go; when nothing has come for so long, they have been.
  private static let patience = Time(nanoseconds: 350_000_000)
  private static let frame = Time(nanoseconds: 33_333_333)

  var refresh: Refresh
  private let renderer: RefreshRenderer
  var onRefresh: (@Sendable () -> Void)?
  /// The row in which the mouse took hold.
  private var anchor: Int?
  /// When keys and the wheel are taken to be let go.
  private var release: Time?

  init(_ design: RefreshDesign, _ renderer: RefreshRenderer) {
    refresh = Refresh(design)
    self.renderer = renderer
  }

  func apply(_ event: Refresh.Event, at now: Time) { tell(refresh.apply(event, at: now)) }

  func advance(to now: Time) {
    if let release, release <= now {
      self.release = nil
      apply(.release, at: release)
    }
    tell(refresh.advance(to: now))
  }

  func grid(at now: Time, columns: Int) -> CellGrid {
    renderer.grid(of: refresh, at: now, columns: columns)
  }

  func nextMoment(after now: Time) -> Time {
    var moment = now + Time(nanoseconds: 1_000_000_000)
    if let release { moment = min(moment, release) }
    if let deadline = refresh.nextDeadline { moment = min(moment, deadline) }
    if let end = refresh.moves, end > now { moment = min(moment, now + Self.frame) }
    if case .turning = refresh.picture(at: now) { moment = min(moment, now + Self.frame) }
    return moment
  }

  /// Whether something that was done moves the list.
  func takes(_ event: InputEvent, in theater: Theater, at now: Time) -> Bool {
    switch event {
    case .wheelUp, .key(.up):
      guard theater.firstLine == 0 else {
        theater.scroll(to: theater.firstLine - 1)
        return true
      }
      pull(to: refresh.distance(at: now) + Self.step, at: now)
      release = now + Self.patience
      return true
    case .wheelDown, .key(.down):
      let distance = refresh.distance(at: now)
      if distance >= Self.row && !refresh.isRefreshing {
        pull(to: distance - Self.step, at: now)
        release = now + Self.patience
      } else {
        theater.scroll(to: theater.firstLine + 1)
      }
      return true
    case .press(let row, _):
      anchor = row
      return true
    case .drag(let row, _):
      guard let anchor, theater.firstLine == 0, row != anchor || release == nil else { return true }
      release = nil
      pull(to: Double(row - anchor) * Self.row, at: now)
      return true
    case .release:
      guard anchor != nil else { return false }
      anchor = nil
      apply(.release, at: now)
      return true
    case .key: return false
    }
  }

  /// Pulls no farther than a bit beyond what is needed.
  private func pull(to distance: Double, at now: Time) {
    apply(.pull(min(max(distance, 0), refresh.design.threshold + Self.step)), at: now)
  }

  private func tell(_ outcomes: [Refresh.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .refreshRequested: if let onRefresh { Callbacks.shared.call(onRefresh) }
      case .finished: break
      }
    }
  }
}
