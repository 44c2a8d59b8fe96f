internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// Something that is presented over contents, and drawn with a theme.
///
/// It is only ever touched inside the gate of the terminal.
final class Layer: @unchecked Sendable {
  /// How often what comes or goes is drawn.
  private static let step = Time(nanoseconds: 33_333_333)

  var presentation: Presentation
  var renderer: PresentationRenderer
  /// Is called when somebody wants it to be tried again.
  var onReload: (@Sendable () -> Void)?
  /// Whether its spinner stands still although it is to be seen.
  var isStopped = false
  private let frameRate: Int

  init(_ theme: Theme, _ design: HUDDesign, _ renderer: PresentationRenderer) {
    presentation = Presentation(design)
    self.renderer = renderer
    frameRate = min(max(Int(theme.terminal.frameRate.rounded()), 1), 60)
  }

  func advance(to now: Time) -> Bool {
    tell(presentation.advance(to: now))
    return presentation.state != .idle
  }

  func apply(_ event: PresentationEvent, at now: Time) {
    tell(presentation.apply(event, at: now))
  }

  func grid(over contents: CellGrid, at now: Time) -> CellGrid {
    renderer.grid(of: presentation, at: now, over: contents)
  }

  func nextMoment(after now: Time) -> Time {
    var moment = presentation.nextDeadline ?? now + Time(nanoseconds: 1_000_000_000)
    if let start = presentation.spinnerStart, !isStopped {
      let clock = FrameClock(start: start, rate: frameRate)
      moment = min(moment, clock.deadline(of: max(clock.frame(at: now), 0) + 1))
    }
    if presentation.pose(at: now) ?? .rest != .rest { moment = min(moment, now + Self.step) }
    switch presentation.state {
    case .showing, .hiding: return min(moment, now + Self.step)
    case .idle, .waiting, .shown, .result, .reload: return moment
    }
  }

  /// Whether something that was done ends here, because it means something to this, or because what
  /// lies beneath is not to have it.
  func takes(_ event: InputEvent, columns: Int, rows: Int, at now: Time) -> Bool {
    if event.isPress,
      let area = renderer.activeArea(
        of: presentation, columns: columns, rows: rows)
    {
      var isInside = true
      if case .press(let row, let column) = event {
        isInside = area.rows ~= row && area.columns ~= column
      }
      if isInside {
        apply(.press, at: now)
        return true
      }
    }
    return presentation.blocksInput && presentation.design.overlay.coverage != .frame
  }

  private func tell(_ outcomes: [PresentationOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .reloadRequested: if let onReload { Callbacks.shared.call(onReload) }
      case .appeared, .shown, .dismissed: break
      }
    }
  }
}
