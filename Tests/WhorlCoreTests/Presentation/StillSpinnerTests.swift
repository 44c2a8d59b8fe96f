import Testing
import WhorlCore

struct StillSpinnerTests {
  private var arc: Theme {
    var ring = Ring()
    ring.size = 25
    ring.colorSequence = [.literal(Color(red: 255, green: 0, blue: 0)), .literal(.white)]
    ring.backgroundRailColor = .role(.rail)
    return Theme(id: "arc", spinner: .ring(ring))
  }

  private func arcs(of scene: Scene) -> [Arc] {
    scene.shapes.compactMap { if case .arc(let arc) = $0 { arc } else { nil } }
  }

  @Test func `a ring is drawn clockwise from noon in its first colour, over its rail`() throws {
    let scene = StillSpinner(arc, on: .dark).scene(share: 0.5, stretch: 3 * .pi / 4)
    let arcs = arcs(of: scene)
    #expect(arcs.map(\.role) == [.rail, .arc])
    let drawn = try #require(arcs.last)
    #expect(abs(drawn.tail.degrees) < 1e-9)
    #expect(abs(drawn.length.degrees - 67.5) < 1e-9)
    #expect(drawn.isClockwise)
    #expect(drawn.color == Color(red: 255, green: 0, blue: 0))
  }

  @Test func `turning goes on from what was drawn, in the time that is left of the first grow`() {
    let animation = StillSpinner(arc, on: .dark).animation(from: 1, stretch: 3 * .pi / 4)
    func length(at seconds: Double) -> Double {
      arcs(of: animation.scene(at: Time(seconds: seconds))).last?.length.degrees ?? .nan
    }
    #expect(abs(length(at: 0) - 135) < 1e-6)
    #expect(abs(length(at: 0.321429) - 315) < 1e-3)
  }

  @Test func `a ring is never drawn longer than the arc that it goes on with`() {
    var theme = arc
    guard case .ring(var ring) = theme.spinner else { return }
    ring.minimumArcLength = .pi / 3
    ring.maximumArcLength = .pi / 3
    theme.spinner = .ring(ring)
    let scene = StillSpinner(theme, on: .dark).scene(share: 1, stretch: 3 * .pi / 4)
    #expect(abs((arcs(of: scene).last?.length.degrees ?? .nan) - 60) < 1e-9)
  }

  @Test func `dots come one after the other`() {
    let theme = Theme(id: "dots", spinner: .dots(Dots()))
    let still = StillSpinner(theme, on: .dark)
    func opacities(_ share: Double) -> [Double] {
      still.scene(share: share, stretch: 1).shapes.compactMap {
        if case .dot(let dot) = $0 { dot.opacity } else { nil }
      }
    }
    #expect(opacities(0) == [])
    #expect(opacities(0.5) == [1, 0.5])
    #expect(opacities(1) == [1, 1, 1])
  }

  @Test func `a stopped ring keeps its static arc, and all else is gone`() {
    #expect(StillSpinner(arc, on: .dark).stopped == nil)
    var theme = arc
    guard case .ring(var ring) = theme.spinner else { return }
    ring.staticArcLength = 2 * .pi
    theme.spinner = .ring(ring)
    let stopped = StillSpinner(theme, on: .dark).stopped
    #expect(stopped.map { arcs(of: $0).last?.length.degrees ?? 0 } == 360)
    #expect(StillSpinner(Theme(id: "dots", spinner: .dots(Dots())), on: .dark).stopped == nil)
  }
}
