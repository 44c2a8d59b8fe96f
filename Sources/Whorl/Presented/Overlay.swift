public import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// An animation over the whole of a screen, whose contents are blurred and get no input meanwhile,
/// after CustomActivityIndicator; with the theme `gq-dots` GQCircleLoadView's dots.
///
/// Every method may be called from any thread.
public final class Overlay: @unchecked Sendable {
  private let screen: Screen
  private let theme: Theme
  private let layer: Layer
  private var mode = Playback.LoopMode.loop
  private var factor = 1.0
  private var playback: Playback?

  /// Creates an overlay that nothing is to be seen of yet.
  public init(_ theme: Theme = .veil, in screen: Screen) {
    self.screen = screen
    self.theme = theme
    var design = theme.hud ?? HUDDesign()
    design.layout = .overlay
    if theme.hud == nil { design.overlay.coverage = .screen }
    layer = Layer(theme, screen.surroundings.design(design), screen.surroundings.renderer(theme))
  }

  /// How often it is played; what is changed counts from the next start on.
  public var loopMode: Playback.LoopMode {
    get { screen.terminal.look { mode } }
    set { screen.terminal.change { mode = newValue } }
  }

  /// How many times faster than usual it is played, backwards where negative; what is changed counts
  /// from the next start on.
  public var speed: Double {
    get { screen.terminal.look { factor } }
    set { screen.terminal.change { factor = newValue.isFinite ? newValue : 1 } }
  }

  /// Shows it and plays it from its start; nothing happens where it is shown already, or where the
  /// screen has been closed.
  public func startAnimating() {
    let loop = Animation(theme, on: screen.surroundings.stage.surface).loop
    let (mode, factor) = screen.terminal.look { (self.mode, self.factor) }
    let playback = loop.map { Playback(of: $0, mode: mode, speed: factor) }
    let renderer = screen.surroundings.renderer(theme, playback: playback)
    screen.terminal.change {
      guard screen.terminal.theater === screen.theater, !layer.presentation.isWanted else { return }
      self.playback = playback
      layer.renderer = renderer
      layer.apply(.show(), at: MonotonicClock.now)
      screen.theater.add(layer)
    }
  }

  /// Takes it away; harmless where it is not shown. The next start begins with the first picture.
  public func stopAnimating() {
    screen.terminal.change { layer.apply(.dismiss, at: MonotonicClock.now) }
  }

  /// Whether it is to be seen moving.
  public var isAnimating: Bool {
    screen.terminal.look {
      guard layer.presentation.isWanted, let start = layer.presentation.spinnerStart else {
        return false
      }
      return !(playback?.isOver(at: MonotonicClock.now - start) ?? false)
    }
  }
}
