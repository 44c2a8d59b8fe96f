import Testing
import WhorlCore
import WhorlRaster

/// What must be there of CustomActivityIndicator, but for the reading of Lottie files.
struct OverlayTests {
  private let theme: Theme

  init() throws { theme = try .shipped("lottie-veil") }

  @Test func `it covers the whole screen, and its spinner is a centred square of 95 percent`() {
    var container = Container(theme, columns: 80, rows: 30)
    #expect(container.placement.size == Size(width: 640, height: 480))
    container.presentation.apply(.show(), at: .zero)
    let grid = container.grid(at: 0.5)
    #expect(theme.hud?.lottieFactor == 0.95)
    let inked = grid.cells.indices.filter {
      (0x2801...0x28FF).contains(grid.cells[$0].glyph.unicodeScalars.first?.value ?? 0)
    }
    let columns = inked.map { $0 % 80 }
    #expect(!inked.isEmpty)
    // 0.95 · 480 pt are 57 columns, in the middle of 80.
    #expect(columns.allSatisfy { (11...69).contains($0) })
  }

  @Test func `what lies beneath is blurred, and as before when it is gone`() {
    var container = Container(theme)
    container.presentation.apply(.show(), at: .zero)
    let veiled = container.grid(at: 0.1)
    #expect(veiled.cells.allSatisfy { $0.background != nil })
    #expect(!(0..<30).contains { veiled.text(row: $0).contains("text") })
    container.presentation.apply(.dismiss, at: at(1))
    #expect(container.grid(at: 1) == container.backdrop)
  }

  @Test func `starts do not add up: the blur is that of one`() {
    var once = Container(theme)
    once.presentation.apply(.show(), at: .zero)
    var twice = Container(theme)
    twice.presentation.apply(.show(), at: .zero)
    twice.presentation.apply(.show(), at: at(0.2))
    #expect(once.grid(at: 0.5) == twice.grid(at: 0.5))
    twice.presentation.apply(.dismiss, at: at(1))
    #expect(!twice.presentation.isVisible)
  }

  @Test func `stopping goes back to the first frame`() {
    var container = Container(theme)
    container.presentation.apply(.show(), at: .zero)
    let first = container.grid(at: 0)
    #expect(container.grid(at: 0.7) != first)
    container.presentation.apply(.dismiss, at: at(1))
    container.presentation.apply(.show(), at: at(5.3))
    #expect(container.grid(at: 5.3) == first)
  }

  @Test func `it says that it turns exactly while that is to be seen`() {
    var presentation = Presentation(theme.hud ?? HUDDesign())
    #expect(!presentation.isAnimating)
    presentation.apply(.show(), at: .zero)
    #expect(presentation.isAnimating)
    presentation.apply(.dismiss, at: at(1))
    #expect(!presentation.isAnimating)
    presentation.apply(.dismiss, at: at(2))
    #expect(presentation.state == .idle)
  }

  @Test func `input is blocked while it shows and let through afterwards`() {
    var presentation = Presentation(theme.hud ?? HUDDesign())
    presentation.apply(.show(), at: .zero)
    #expect(presentation.blocksInput)
    presentation.apply(.dismiss, at: at(1))
    #expect(!presentation.blocksInput)
  }

  @Test func `it plays in any loop mode and at any speed`() {
    let loop = Loop(start: .zero, length: at(2))
    let modes: [(Playback.LoopMode, Double)] = [
      (.loop, 5), (.playOnce, 2), (.autoReverse, 1), (.repeat(2), 4), (.repeatBackwards(1), 0),
    ]
    for (mode, moment) in modes {
      #expect(Playback(of: loop, mode: mode).moment(at: at(5)) == at(moment))
      #expect(Playback(of: loop, mode: mode, speed: 2).moment(at: at(2.5)) == at(moment))
    }
  }
}
