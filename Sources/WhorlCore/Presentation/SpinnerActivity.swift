/// Whether a spinner turns, after DRPLoadingSpinner and RKiOS7Loading.
public struct SpinnerActivity: Hashable, Sendable {
  /// What a spinner is doing.
  public enum State: Hashable, Sendable {
    /// Nothing is to be seen.
    case idle
    /// It stands still, and a ring's arc is this long, in radians.
    case still(length: Double)
    /// It turns since a moment.
    case animating(since: Time)
  }

  /// What it is doing.
  public private(set) var state: State
  /// The length of a ring's arc while it stands still, in radians: it is shown at once while nothing
  /// turns, and where the next turning begins.
  public var staticArcLength: Double {
    didSet { if !isAnimating { state = .still(length: staticArcLength) } }
  }

  /// Creates a spinner of which nothing is to be seen.
  public init(staticArcLength: Double = 0) {
    self.staticArcLength = staticArcLength
    state = .idle
  }

  /// Whether it turns.
  public var isAnimating: Bool {
    switch state {
    case .idle, .still: false
    case .animating: true
    }
  }

  /// Begins to turn, from the start, whether it turned before or not.
  public mutating func start(at time: Time) { state = .animating(since: time) }

  /// Stops, and hides arc and rail.
  public mutating func stop() { state = .idle }

  /// Stops and stays with a closed ring, or whatever the static arc is.
  public mutating func hold() { state = .still(length: staticArcLength) }

  /// What is to be seen of a theme at a moment; `nil` for nothing.
  public func scene(of theme: Theme, on surface: Surface, at time: Time) -> Scene? {
    var theme = theme
    if case .ring(var ring) = theme.spinner {
      ring.staticArcLength = staticArcLength
      theme.spinner = .ring(ring)
    }
    switch state {
    case .idle: return nil
    case .animating(let start): return Animation(theme, on: surface).scene(at: time - start)
    case .still(let length):
      return StillSpinner(theme, on: surface).stillScene(length: length)
    }
  }
}
