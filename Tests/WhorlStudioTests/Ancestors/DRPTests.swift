import Testing
import WhorlCore

/// What must be there of DRPLoadingSpinner.
struct DRPTests {
  private let theme: Theme

  init() throws { theme = try .shipped("drp-arc") }

  private func arc(_ theme: Theme? = nil, at seconds: Double) -> Arc? {
    (theme ?? self.theme).arcs(at: seconds).last { $0.role == .arc }
  }

  @Test func `the head runs ahead while it grows, then the tail follows from a new start`() {
    #expect(isSameDirection(arc(at: 0.375)?.tail, 90))
    #expect(isSameDirection(arc(at: 0.375)?.head, 250.365))
    #expect(isSameDirection(arc(at: 1.125)?.head, 225))
    #expect(isClose(arc(at: 1.125)?.length.degrees, 160.365))
    #expect(isSameDirection(arc(at: 1.5)?.tail, 309.270))
  }

  @Test(arguments: [
    (0.1875, 45.0, 90.676), (0.75, 180, 135), (1.3125, 224.324, 270), (2.25, 129.270, 84.270),
    (3, 258.541, 264.270), (6, 157.082, 162.811),
  ])
  func `tail and head are where the original has them`(
    seconds: Double, tail: Double, head: Double
  ) {
    #expect(isSameDirection(arc(at: seconds)?.tail, tail))
    #expect(isSameDirection(arc(at: seconds)?.head, head))
  }

  @Test func `the colour changes where the arc is shortest, and only there`() {
    let colors = [0, 0.7, 0.8, 1.4, 1.8, 2.2, 2.9].map { arc(at: $0)?.color.hex }
    #expect(
      colors == [
        "#FF0000", "#FF0000", "#FF0000", "#FF0000", "#FF8000", "#FF8000", "#FF8000",
      ])
  }

  @Test(arguments: [(1.5, "#FF0000"), (1.5625, "#FF3400"), (1.625, "#FF6700"), (1.75, "#FF8000")])
  func `one colour becomes the next in a quarter of a second`(seconds: Double, hex: String) throws {
    let found = try #require(arc(at: seconds)?.color)
    let wanted = try #require(Color(hex: hex))
    #expect(abs(Int(found.green) - Int(wanted.green)) <= 1)
    #expect(found.red == wanted.red && found.blue == wanted.blue)
  }

  @Test func `a rail lies under the arc and is gone when it stops`() {
    let railed = theme.ring { $0.backgroundRailColor = .literal(.white) }
    #expect(railed.arcs(at: 1).map(\.role) == [.rail, .arc])
    var activity = SpinnerActivity()
    activity.start(at: .zero)
    activity.stop()
    #expect(activity.scene(of: railed, on: .dark, at: at(1)) == nil)
  }

  @Test func `the other way round everything is mirrored`() {
    let mirrored = theme.ring { $0.rotationDirection = .counterClockwise }
    for seconds in [0.2, 0.9, 2.3] {
      let one = arc(at: seconds)
      let other = arc(mirrored, at: seconds)
      #expect(isSameDirection(other?.tail, -(one?.tail.degrees ?? 0)))
      #expect(isClose(other?.length.degrees, one?.length.degrees ?? 0))
      #expect(other?.isClockwise == false)
    }
  }

  @Test func `it grows at the pace of five named curves, or of one's own`() {
    let curves: [TimingFunction] = [
      .named(.linear), .named(.easeIn), .named(.easeOut), .named(.easeInEaseOut),
      .named(.sharpEaseInOut), .curve(CubicBezier(0.1, 0.9, 0.2, 1)),
    ]
    let span = 315 - 0.1 * 180 / .pi
    for curve in curves {
      let paced = theme.ring { $0.drawTimingFunction = curve }
      let wanted = 0.1 * 180 / .pi + span * curve.progress(at: 0.25)
      #expect(isClose(arc(paced, at: 0.1875)?.length.degrees, wanted))
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 135.0), (0.1, 24, 195.309), (0.16, 38.4, 262.710), (0.3, 72, 25.444),
    (0.5, 156.141, 75), (0.8, 56.841, 147),
  ])
  func `after a static arc the first grow is shorter`(seconds: Double, tail: Double, head: Double) {
    let still = theme.ring { $0.staticArcLength = 3 * .pi / 4 }
    #expect(isSameDirection(arc(still, at: seconds)?.tail, tail))
    #expect(isSameDirection(arc(still, at: seconds)?.head, head))
  }

  @Test func `starting while it turns starts anew, in the first colour`() {
    var activity = SpinnerActivity()
    activity.start(at: .zero)
    activity.start(at: at(2))
    let scene = activity.scene(of: theme, on: .dark, at: at(2.375))
    #expect(scene?.arcs == theme.arcs(at: 0.375))
    #expect(activity.isAnimating)
  }

  @Test func `its frame is 25 pt, that of a new ring 40 pt`() {
    #expect(Animation(theme, on: .dark).size == Size(side: 25))
    #expect(Ring().size == 40)
    #expect(arc(at: 0)?.radius == 10.5)
  }

  @Test(arguments: [
    ("drp-constant-third", 1.0, 0.5), ("drp-sharp-material", 1.5, 0.75),
    ("drp-breathing", 500_000, 0.5), ("drp-snooball", 1.15, 0.65), ("drp-legacy", 4, 0.75),
    ("drp-readme", 2, 1),
  ])
  func `the author's own examples come with the program`(
    id: String, rotation: Double, draw: Double
  ) throws {
    guard case .ring(let ring) = try Theme.shipped(id).spinner else {
      Issue.record("\(id) is no ring")
      return
    }
    #expect(ring.rotationCycleDuration == rotation)
    #expect(ring.drawCycleDuration == draw)
  }
}
