import WhorlCore
import WhorlRaster

extension StudioState {
  /// A veil like that of the ancestor that blurs the screen, for work that takes its time.
  static func newWork() -> Presented {
    Presented(like: .lottie) { design in
      design.lottieFactor = 0.5
      design.message.text = "Reading the theme folders…"
      design.grace = 0.2
      design.minimumShow = 0.5
    }
  }

  /// Takes note that the theme folders are to be read, since somebody asked for it. It is seen only
  /// if it takes its time.
  mutating func noteWork() { work.presentation.apply(.show(), at: now) }

  /// Brings the veil to the present.
  mutating func advanceWork() {
    work.presentation.advance(to: now)
    if work.presentation.isVisible { work.prepare(looks(on: .terminal)) }
  }

  /// Draws the veil over all that is on the screen.
  func drawWork(in frame: inout StudioFrame) {
    guard work.presentation.isVisible else { return }
    let place = frame.region
    frame.capture(place, surface: host.surface)
    frame.cursor = .hidden
    frame.targets.append(ClickTarget(region: place, target: .nothing))
    let slot = PictureSlot(
      source: .work, row: 0, column: 0, columns: place.columns, rows: place.rows)
    var work = work
    frame.show(work.grid(at: now, over: frame.backdrop), in: slot)
  }

  /// What lies over the screen by itself: where that changes, all is to be drawn again.
  public var layers: Layers {
    Layers(
      hasBanner: banner.presentation.isVisible, hasVeil: work.presentation.isVisible)
  }

  /// What lies over the screen by itself.
  public struct Layers: Hashable, Sendable {
    let hasBanner: Bool
    let hasVeil: Bool
  }
}
