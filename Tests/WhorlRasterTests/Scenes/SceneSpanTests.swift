import Testing
import WhorlCore
import WhorlRaster

@Suite struct SceneSpanTests {
  private func dots(_ opacities: [Double], scale: Double = 1) -> Scene {
    Scenes.scene(
      60,
      opacities.enumerated().map { index, opacity in
        .dot(
          Scenes.dot(
            index, x: Double(index) * 20 - 20, radius: 8, scale: scale, opacity: opacity))
      })
  }

  @Test func `alphas and sizes range over all scenes`() {
    let span = SceneSpan(of: [dots([0.5, 0.2]), dots([0.8, 0.3], scale: 1.5), dots([0, 0])])
    #expect(span.alphas == 0.2...0.8)
    #expect(span.dotRadii == 8...12)
    #expect(span.dotsPulse)
    #expect(!SceneSpan(of: [dots([1, 0.5]), dots([0.5, 1])]).dotsPulse)
  }

  @Test func `dots of several sizes that keep them do not pulse`() {
    func scene(x: Double) -> Scene {
      Scenes.scene(
        60, .dot(Scenes.dot(0, x: x, radius: 8)), .dot(Scenes.dot(1, x: -x, radius: 4)))
    }
    #expect(!SceneSpan(of: [scene(x: 3), scene(x: 9)]).dotsPulse)
  }

  @Test func `a sweep counts from its faintest to its brightest`() {
    #expect(SceneSpan(of: [Scenes.railed]).alphas == 0...1)
    let stroke = Scenes.stroke(
      [(0, 0), (9, 9)], lineWidth: 2, opacity: 0.5, sweep: Arc.Sweep(tail: 0.2, head: 0.8))
    #expect(SceneSpan(of: [Scenes.scene(60, .path(stroke))]).alphas == 0.1...0.4)
  }

  @Test func `what is masked counts as if it were not`() {
    let mask = [Scenes.contour(Scenes.rectangle(-9, -9, 18, 18), isClosed: true)]
    let masked = Masked(contours: mask, shapes: dots([0.3, 0.6]).shapes)
    let span = SceneSpan(of: [Scenes.scene(60, .masked(masked))])
    #expect(span.alphas == 0.3...0.6)
  }

  @Test func `rails count only where there is nothing else`() {
    let rail = Scenes.arc(.rail, radius: 20, lineWidth: 4, tail: 0, length: 360, opacity: 0.2)
    let arc = Scenes.arc(radius: 20, lineWidth: 4, tail: 0, length: 90, opacity: 0.9)
    let both = SceneSpan(of: [Scenes.scene(60, .arc(rail), .arc(arc))])
    #expect(both.alphas == 0.9...0.9 && both.hasArcs)
    let alone = SceneSpan(of: [Scenes.scene(60, .arc(rail))])
    #expect(alone.alphas == 0.2...0.2 && !alone.hasArcs)
  }

  @Test func `what stands still under most of what moves is ground`() {
    let card = Shape.path(Scenes.fill(Scenes.rectangle(-25, -25, 50, 50), opacity: 0.3))
    let corner = Shape.path(Scenes.fill(Scenes.rectangle(-30, -30, 3, 3)))
    let scenes = [-10.0, 0, 10].map { x in
      Scenes.scene(60, card, corner, .dot(Scenes.dot(x: x, radius: 8)))
    }
    let span = SceneSpan(of: scenes)
    #expect(span.grounds == [card])
    #expect(span.alphas == 1...1)
    #expect(SceneSpan(of: [scenes[0], scenes[0]]).grounds == [])
    #expect(SceneSpan(of: [scenes[0]]).grounds == [])
  }

  @Test func `the usual brightness is reached in most scenes`() {
    let brights = [1, 0.1, 0.4, 0.9, 0.5, 0.6, 0.7, 0.8, 1].map { dots([$0, 0.1]) }
    #expect(SceneSpan(of: brights).usualBrightest == 0.4)
  }

  @Test func `nothing at all ranges over what is opaque`() {
    let span = SceneSpan(of: [])
    #expect(span.alphas == 1...1 && span.dotRadii == 0...0 && span.grounds == [])
    #expect(SceneSpan(of: [Scenes.text("x")]).alphas == 1...1)
  }
}
