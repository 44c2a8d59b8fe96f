public import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// A spinner that shows when a list is pulled down past its top, after DRPRefreshControl.
///
///     let control = RefreshControl(in: screen)
///     control.onRefresh = { screen.contents = .lines(load()); control.endRefreshing() }
///
/// The list is the lines of a screen. The wheel, a drag with the mouse and the Up and Down keys scroll
/// it, and pull it down where it is at its top; past `threshold` it is to be loaded anew. Any theme may
/// be the one that is pulled.
///
/// Every property and method may be used from any thread.
public final class RefreshControl: Sendable {
  private let screen: Screen
  private let pull: Pull

  /// Adds a control to a screen, in place of one that was added before.
  public init(_ theme: Theme = .arc, in screen: Screen) {
    self.screen = screen
    let pull = Pull(
      theme.refresh ?? RefreshDesign(), screen.surroundings.refreshRenderer(theme))
    self.pull = pull
    screen.terminal.change { screen.theater.pull = pull }
  }

  /// Takes it away from the screen; the list is at its place again.
  public func remove() {
    screen.terminal.change {
      if screen.theater.pull === pull { screen.theater.pull = nil }
      pull.onRefresh = nil
    }
  }

  /// Is called when the list is to be loaded anew, also by `beginRefreshing`; on a thread of the
  /// library's.
  public var onRefresh: (@Sendable () -> Void)? {
    get { screen.terminal.look { pull.onRefresh } }
    set { screen.terminal.change { pull.onRefresh = newValue } }
  }

  /// The points that the list must be pulled down; a row is 16 points high.
  public var threshold: Double {
    get { screen.terminal.look { pull.refresh.design.threshold } }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      screen.terminal.change { pull.refresh.design.threshold = newValue }
    }
  }

  /// Words below the spinner; empty for none.
  public var title: String {
    get { screen.terminal.look { pull.refresh.design.title } }
    set { screen.terminal.change { pull.refresh.design.title = newValue } }
  }

  /// Whether the list is being loaded.
  public var isRefreshing: Bool { screen.terminal.look { pull.refresh.isRefreshing } }

  /// Begins to load, as if the list had been pulled; nothing happens where it is being loaded.
  public func beginRefreshing() {
    screen.terminal.change { pull.apply(.begin, at: MonotonicClock.now) }
  }

  /// Says that the list is loaded; the spinner goes, once the list is let go.
  public func endRefreshing() {
    screen.terminal.change { pull.apply(.end, at: MonotonicClock.now) }
  }
}
