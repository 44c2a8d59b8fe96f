public import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// A bar with a spinner and a message, which comes and goes in many ways and may offer to try again,
/// after GVLoadingView.
///
///     let view = LoadingView(message: "Loading…")
///     view.onReload = { view.exitReloadMode(message: "Once more…") }
///     view.showWithAnimation()
///     …
///     view.enterReloadMode(message: "No answer")
///
/// On a ``Screen`` it lies over the contents; without one it stands in rows below what the program has
/// written. Where nothing may move it says its messages in lines of words: nobody can click it there,
/// so ``isInReloadMode`` stays false and `onReload` is never called. As long as it is shown the terminal
/// keeps it, whoever else still does.
///
/// Every property and method may be used from any thread.
public final class LoadingView: @unchecked Sendable {
  // All that may change is only touched inside the terminal's gate.
  private let terminal = ProcessTerminal.shared
  private let screen: Screen?
  private let surroundings: Surroundings
  private let layer: Layer
  private let rows: Int
  private var isSaying = false

  /// Creates a view that nothing is to be seen of yet.
  ///
  /// - Parameters:
  ///   - theme: what turns, and how it is presented.
  ///   - message: the words beside it.
  ///   - screen: what it lies over; `nil` for rows of its own.
  public init(_ theme: Theme = .bar, message: String, in screen: Screen? = nil) {
    self.screen = screen
    surroundings = screen?.surroundings ?? Surroundings()
    var design = theme.hud ?? HUDDesign()
    if theme.hud == nil { design.layout = .bar }
    if design.layout == .bar { design.width = nil }
    design.message.text = message
    layer = Layer(theme, surroundings.design(design), surroundings.renderer(theme))
    let height = Int(((design.height ?? 40) / 16).rounded(.up))
    rows = min(max(height, 1), 12)
  }

  /// The words; may be changed at any time.
  public var message: String {
    get { terminal.look { layer.presentation.shownMessage } }
    set { apply(.message(newValue)) }
  }

  /// How it comes.
  public var showAnimation: ShowAnimation {
    get { terminal.look { layer.presentation.design.showAnimation } }
    set { redesign { $0.showAnimation = newValue } }
  }

  /// How it goes.
  public var dismissAnimation: DismissAnimation {
    get { terminal.look { layer.presentation.design.dismissAnimation } }
    set { redesign { $0.dismissAnimation = newValue } }
  }

  /// The seconds that each leg of coming and going takes; 0 for at once.
  public var animationTime: Double {
    get { terminal.look { layer.presentation.design.animationTime } }
    set { redesign { $0.animationTime = newValue.isFinite ? max(newValue, 0) : 0 } }
  }

  /// The characters that stand in the spinner's place in reload mode.
  public var reloadImage: String {
    get { terminal.look { layer.presentation.design.reload.glyph } }
    set {
      redesign {
        $0.reload.glyph = newValue
        if newValue.allSatisfy(\.isASCII) { $0.reload.ascii = newValue }
      }
    }
  }

  /// Is called when somebody clicks it in reload mode, or presses Enter or Space; on a thread of the
  /// library's. Without a screen a click anywhere counts.
  public var onReload: (@Sendable () -> Void)? {
    get { terminal.look { layer.onReload } }
    set { terminal.change { layer.onReload = newValue } }
  }

  /// Whether it is to be seen.
  public var isVisible: Bool { terminal.look { layer.presentation.isVisible || isSaying } }
  /// Whether it offers to try again.
  public var isInReloadMode: Bool { terminal.look { layer.presentation.state == .reload } }

  /// Shows it, by `showAnimation`; one that is going comes back.
  public func showWithAnimation() {
    if let screen {
      terminal.change {
        layer.apply(.show(message: layer.presentation.message), at: MonotonicClock.now)
        screen.theater.add(layer)
      }
      return
    }
    if surroundings.showsMotion,
      terminal.add(
        self, { layer.apply(.show(message: layer.presentation.message), at: MonotonicClock.now) })
    {
      return
    }
    let (isNew, text) = terminal.look {
      defer { isSaying = true }
      return (!isSaying, layer.presentation.message)
    }
    if isNew { say(text, isGoingOn: true) }
  }

  /// Takes it away, by `dismissAnimation`. In rows of its own nothing is left of it when this
  /// returns; on a screen it goes by itself.
  public func dismissWithAnimation() {
    terminal.change {
      layer.apply(.dismiss, at: MonotonicClock.now)
      isSaying = false
    }
    guard screen == nil else { return }
    terminal.waitForEnd(of: self)
    terminal.write(above: [])
  }

  /// Prints a line to standard output, above the view where that is the same terminal. What the
  /// program prints by other means goes through the view.
  ///
  /// To a terminal nothing but text is sent; a file or a pipe gets the text as it is.
  public func print(_ text: String = "") { ProgramOutput.printLine(text, beside: terminal) }

  /// Says that it has not worked, and offers to try again: an image takes the spinner's place, and
  /// all of the view can be clicked.
  public func enterReloadMode(message: String? = nil) {
    apply(.reload(message: message))
    if let message, terminal.look({ isSaying }) { say(message, isGoingOn: false) }
  }

  /// Goes on: the spinner turns again.
  public func exitReloadMode(message: String? = nil) {
    apply(.exitReload(message: message))
    if let message, terminal.look({ isSaying }) { say(message, isGoingOn: true) }
  }

  private func say(_ text: String, isGoingOn: Bool) {
    guard surroundings.saysWords, !text.isEmpty else { return }
    let isMarked = text.hasSuffix("…") || text.hasSuffix("...")
    let dots = surroundings.showsSigns ? "…" : "..."
    terminal.write(above: Line.words(isGoingOn && !isMarked ? text + dots : text))
  }

  private func apply(_ event: PresentationEvent) {
    terminal.change { layer.apply(event, at: MonotonicClock.now) }
  }

  private func redesign(_ change: (inout HUDDesign) -> Void) {
    terminal.change {
      var design = layer.presentation.design
      change(&design)
      layer.presentation.design = surroundings.design(design)
    }
  }
}

extension LoadingView: Performer {
  func advance(to now: Time) -> Bool { layer.advance(to: now) }

  func grid(at now: Time, columns: Int) -> CellGrid {
    layer.grid(over: CellGrid(columns: columns, rows: rows), at: now)
  }

  func nextMoment(after now: Time) -> Time { layer.nextMoment(after: now) }

  var awaitsPress: Bool { layer.presentation.state == .reload }

  func press(at now: Time) { layer.apply(.press, at: now) }
}
