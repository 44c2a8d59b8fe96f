public import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// A ring that turns in the middle of a screen while something is being done, after RKiOS7Loading.
///
/// Each `show` puts another one on top; `hide` takes the topmost away. It blocks nothing outside of
/// its box. Every method may be called from any thread.
public final class HUD: @unchecked Sendable {
  private let screen: Screen
  private let theme: Theme
  private let layer: Layer

  private init(_ theme: Theme, message: String, in screen: Screen, animated: Bool) {
    self.screen = screen
    self.theme = theme
    var design = theme.hud ?? HUDDesign()
    if theme.hud == nil { design.layout = .bezel }
    design.message.text = message
    design.setAnimations(animated)
    layer = Layer(theme, screen.surroundings.design(design), screen.surroundings.renderer(theme))
  }

  /// Shows a new one on top of all that is presented on a screen, turning.
  ///
  /// - Parameters:
  ///   - theme: what turns, and how it is presented.
  ///   - message: words below it; none by default.
  ///   - animated: whether it appears little by little.
  /// - Returns: the HUD that was shown.
  @discardableResult
  public static func show(
    in screen: Screen, theme: Theme = .ring, message: String = "", animated: Bool = true
  ) -> HUD {
    let hud = HUD(theme, message: message, in: screen, animated: animated)
    screen.terminal.change {
      hud.layer.apply(.show(), at: MonotonicClock.now)
      screen.theater.add(hud.layer)
      screen.theater.huds.removeAll { !$0.layer.presentation.isVisible }
      screen.theater.huds.append(hud)
    }
    return hud
  }

  /// Hides the topmost one of a screen.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public static func hide(in screen: Screen, animated: Bool = true) -> Bool {
    guard let hud = topmost(in: screen) else { return false }
    hud.hide(animated: animated)
    return true
  }

  /// The topmost one of a screen; `nil` where there is none.
  public static func topmost(in screen: Screen) -> HUD? {
    screen.terminal.look {
      screen.theater.huds.removeAll { !$0.layer.presentation.isVisible }
      return screen.theater.huds.last { $0.layer.presentation.isWanted }
    }
  }

  /// Hides this one.
  public func hide(animated: Bool = true) {
    screen.terminal.change {
      var design = layer.presentation.design
      design.setAnimations(animated)
      layer.presentation.design = screen.surroundings.design(design)
      layer.apply(.dismiss, at: MonotonicClock.now)
    }
  }

  /// Words below the ring.
  public var message: String {
    get { screen.terminal.look { layer.presentation.message } }
    set { screen.terminal.change { layer.apply(.message(newValue), at: MonotonicClock.now) } }
  }

  /// Lets the ring turn, from its start.
  public func startSpinning() {
    let renderer = screen.surroundings.renderer(theme)
    screen.terminal.change {
      let now = MonotonicClock.now
      layer.renderer = renderer
      layer.isStopped = false
      // Only what is interrupted begins anew.
      let message = layer.presentation.message
      layer.apply(.reload(message: message), at: now)
      layer.apply(.exitReload(message: message), at: now)
    }
  }

  /// Stops the ring; it closes and stays.
  public func stopSpinning() {
    let renderer = screen.surroundings.renderer(theme.stopped)
    screen.terminal.change {
      layer.renderer = renderer
      layer.isStopped = true
    }
  }

  /// Whether the ring turns.
  public var isSpinning: Bool {
    screen.terminal.look { layer.presentation.isAnimating && !layer.isStopped }
  }
}

extension HUDDesign {
  /// Comes and goes little by little, as it likes best, or at once.
  fileprivate mutating func setAnimations(_ animated: Bool) {
    guard animated else {
      showAnimation = .none
      dismissAnimation = .none
      return
    }
    if showAnimation == .none { showAnimation = .fade }
    if dismissAnimation == .none { dismissAnimation = .fade }
    if animationTime <= 0 { animationTime = 0.3 }
  }
}

extension Theme {
  /// The theme as it stands when it is stopped: a ring without its gap.
  fileprivate var stopped: Theme {
    guard case .ring(var ring) = spinner else { return self }
    let length = ring.staticArcLength > 0 ? ring.staticArcLength : 2 * .pi
    ring.minimumArcLength = length
    ring.maximumArcLength = length
    ring.staticArcLength = 0
    ring.drawCycleDuration = 0
    ring.rotationAngle = 0
    var theme = self
    theme.spinner = .ring(ring)
    return theme
  }
}
