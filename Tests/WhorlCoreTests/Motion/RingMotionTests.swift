import Testing
import WhorlCore

struct RingMotionTests {
  /// A moment of a ring, angles in degrees.
  struct Moment: Sendable {
    let time: Double
    let tail: Double
    let head: Double
  }

  static let rk: Ring = {
    var ring = Ring()
    ring.size = 60
    ring.lineWidth = .automatic
    ring.lineCap = .round
    ring.radius = .edge
    ring.colorSequence = [.literal(Color(red: 0, green: 0x7A, blue: 0xFF))]
    ring.minimumArcLength = 1.8 * .pi
    ring.maximumArcLength = 1.8 * .pi
    ring.rotationCycleDuration = 1
    ring.drawCycleDuration = 0
    return ring
  }()

  static let drp: Ring = {
    var ring = Ring()
    ring.size = 25
    ring.colorSequence = ["#FF0000", "#FF8000", "#800080", "#0000FF"].compactMap {
      ThemeColor(text: $0)
    }
    ring.colorFade = ColorFade()
    return ring
  }()

  @Test(arguments: [
    Moment(time: 0, tail: 0, head: 324), Moment(time: 0.25, tail: 90, head: 54),
    Moment(time: 0.5, tail: 180, head: 144), Moment(time: 0.75, tail: 270, head: 234),
    Moment(time: 1.1, tail: 36, head: 0),
  ])
  func `the ring with a gap turns once a second`(moment: Moment) throws {
    let arc = try arc(of: Self.rk, at: moment.time)
    expectClose(arc.tail.normalizedDegrees, moment.tail)
    expectClose(arc.head.normalizedDegrees, moment.head)
    #expect(abs(arc.lineWidth - 1.5) < 1e-9)
    #expect(abs(arc.radius - 29.25) < 1e-9)
  }

  @Test(arguments: [
    (20.0, 1.0, 9.5), (40, 1, 19.5), (60, 1.5, 29.25), (100, 2.5, 48.75), (200, 5, 97.5),
  ])
  func `the automatic line width is a fortieth of the size, at least one point`(
    size: Double, lineWidth: Double, radius: Double
  ) throws {
    var ring = Self.rk
    ring.size = size
    let arc = try arc(of: ring, at: 0)
    #expect(arc.lineWidth == lineWidth)
    #expect(arc.radius == radius)
  }

  @Test func `a turn by more than a whole circle adds up without a jump`() throws {
    var ring = Self.rk
    ring.rotationAngle = 5
    let before = try arc(of: ring, at: 2.999_999).tail.radians
    let after = try arc(of: ring, at: 3.000_001).tail.radians
    let step = (after - before).remainder(dividingBy: 2 * .pi)
    #expect(abs(step - 5 * 2e-6) < 1e-9)
  }

  struct GoldenArc: Sendable {
    let time: Double
    let tail: Double
    let head: Double
    let length: Double
    let color: Int

    init(_ time: Double, _ tail: Double, _ head: Double, _ length: Double, _ color: Int) {
      (self.time, self.tail, self.head, self.length, self.color) = (time, tail, head, length, color)
    }
  }

  @Test(arguments: [
    GoldenArc(0, 0, 5.730, 5.730, 0), GoldenArc(0.1875, 45, 90.676, 45.676, 0),
    GoldenArc(0.375, 90, 250.365, 160.365, 0), GoldenArc(0.5625, 135, 50.054, 275.054, 0),
    GoldenArc(0.75, 180, 135, 315, 0), GoldenArc(0.9375, 264.946, 180, 275.054, 0),
    GoldenArc(1.125, 64.635, 225, 160.365, 0), GoldenArc(1.3125, 224.324, 270, 45.676, 0),
    GoldenArc(1.5, 309.270, 315, 5.730, 1), GoldenArc(1.875, 39.270, 199.635, 160.365, 1),
    GoldenArc(2.25, 129.270, 84.270, 315, 1), GoldenArc(3.0, 258.541, 264.270, 5.730, 2),
    GoldenArc(6.0, 157.082, 162.811, 5.730, 0),
  ])
  func `the chasing arc follows the original's formulas`(golden: GoldenArc) throws {
    var ring = Self.drp
    let arc = try arc(of: ring, at: golden.time)
    expectClose(arc.tail.normalizedDegrees, golden.tail)
    expectClose(arc.head.normalizedDegrees, golden.head)
    expectClose(arc.length.degrees, golden.length)
    ring.colorFade = nil
    let plain = try self.arc(of: ring, at: golden.time)
    #expect(ThemeColor.literal(plain.color) == ring.colorSequence[golden.color])
  }

  @Test(arguments: [
    Moment(time: 0, tail: 0, head: 135), Moment(time: 0.1, tail: 24, head: 195.309),
    Moment(time: 0.16, tail: 38.4, head: 262.710), Moment(time: 0.3, tail: 72, head: 25.444),
    Moment(time: 0.5, tail: 156.141, head: 75), Moment(time: 0.8, tail: 56.841, head: 147),
  ])
  func `the first grow starts from the static arc and is shorter`(moment: Moment) throws {
    var ring = Self.drp
    ring.staticArcLength = 0.75 * .pi
    let arc = try arc(of: ring, at: moment.time)
    expectClose(arc.tail.normalizedDegrees, moment.tail)
    expectClose(arc.head.normalizedDegrees, moment.head)
  }

  @Test func `after a static start the first cycle ends after 1.0714 s`() throws {
    var ring = Self.drp
    ring.staticArcLength = 0.75 * .pi
    let arc = try arc(of: ring, at: 1.071_429)
    #expect(abs(arc.tail.normalizedDegrees - 206.41) < 0.01)
    expectClose(arc.length.degrees, 5.730)
  }

  @Test(arguments: [
    (1.5, "#FF0000"), (1.5625, "#FF3400"), (1.625, "#FF6700"), (1.75, "#FF8000"),
    (3.0, "#FF8000"),
  ])
  func `a colour cross-fades in a quarter of a second after the switch`(
    time: Double, color: String
  ) throws {
    let wanted = try #require(Color(hex: color))
    let found = try arc(of: Self.drp, at: time).color
    for (a, b) in [
      (found.red, wanted.red), (found.green, wanted.green), (found.blue, wanted.blue),
    ] {
      #expect(abs(Int(a) - Int(b)) <= 1)
    }
  }

  @Test func `a fade before the switch ends at the switch`() throws {
    var ring = Self.drp
    ring.colorFade?.when = .before
    ring.colorFade?.timingFunction = .named(.linear)
    #expect(try arc(of: ring, at: 1.25).color.hex == "#FF0000")
    #expect(try arc(of: ring, at: 1.375).color.hex == "#FF4000")
    #expect(try arc(of: ring, at: 1.5).color.hex == "#FF8000")
  }

  @Test func `without a draw cycle the colour stays and the arc is at its longest`() throws {
    var ring = Self.drp
    ring.drawCycleDuration = 0
    #expect(try arc(of: ring, at: 1000.1).color.hex == "#FF0000")
    expectClose(try arc(of: ring, at: 1000.1).length.degrees, 315)
  }

  @Test(arguments: [0.1, 0.6, 0.9, 1.7, 12.3])
  func `counter-clockwise is the mirror image`(time: Double) throws {
    var mirrored = Self.drp
    mirrored.rotationDirection = .counterClockwise
    let clockwise = try arc(of: Self.drp, at: time)
    let counter = try arc(of: mirrored, at: time)
    #expect(!counter.isClockwise)
    expectClose(
      counter.tail.normalizedDegrees, (-clockwise.tail).normalizedDegrees)
    expectClose(
      counter.head.normalizedDegrees, (-clockwise.head).normalizedDegrees)
    #expect(counter.length == clockwise.length)
  }

  @Test func `a longest arc of a whole turn is a closed ring, not nothing`() throws {
    var ring = Self.drp
    ring.maximumArcLength = 2 * .pi
    #expect(try arc(of: ring, at: 0.75).length.degrees == 360)
  }

  @Test func `a rail lies under the arc`() throws {
    var ring = Self.drp
    ring.backgroundRailColor = .role(.rail)
    let shapes = scene(of: ring, at: 0.3).shapes
    try #require(shapes.count == 2)
    guard case .arc(let rail) = shapes[0] else { return #expect(Bool(false), "no rail") }
    #expect(rail.role == .rail)
    #expect(rail.length.degrees == 360)
    #expect(rail.color == Surface.dark.rail)
  }

  @Test func `copies of the arc are spread over the turn`() throws {
    var ring = Self.drp
    ring.arcs = 4
    let tails = scene(of: ring, at: 0.75).shapes.map { shape in
      if case .arc(let arc) = shape { arc.tail.normalizedDegrees } else { -1.0 }
    }
    for (tail, wanted) in zip(tails, [180.0, 270, 0, 90]) { expectClose(tail, wanted) }
  }

  @Test func `the head and the tail never jump`() throws {
    var last = try arc(of: Self.drp, at: 0)
    for step in 1...6000 {
      let next = try arc(of: Self.drp, at: Double(step) / 1000)
      for (a, b) in [(last.tail, next.tail), (last.head, next.head)] {
        let move = (b - a).radians.remainder(dividingBy: 2 * .pi)
        #expect(abs(move) < 0.03)
      }
      last = next
    }
  }

  @Test func `a ring of whole turns loops, one of parts of turns never`() throws {
    #expect(loop(of: Self.rk) == Loop(start: .zero, length: Time(seconds: 1)))
    #expect(loop(of: Self.drp) == nil)
    var closing = Self.drp
    closing.minimumArcLength = .pi / 4
    #expect(loop(of: closing) == Loop(start: Time(seconds: 1.5), length: Time(seconds: 6)))
    closing.colorFade = nil
    #expect(loop(of: closing) == Loop(start: .zero, length: Time(seconds: 6)))
    for step in 0..<60 {
      let first = try arc(of: closing, at: Double(step) / 10)
      let second = try arc(of: closing, at: Double(step) / 10 + 6)
      expectClose(first.tail.degrees, second.tail.degrees)
      #expect(first.color == second.color)
    }
  }

  private func loop(of ring: Ring) -> Loop? {
    Animation(Theme(id: "test", spinner: .ring(ring)), on: .dark).loop
  }

  private func scene(of ring: Ring, at seconds: Double) -> Scene {
    Animation(Theme(id: "test", spinner: .ring(ring)), on: .dark).scene(at: Time(seconds: seconds))
  }

  private func arc(of ring: Ring, at seconds: Double) throws -> Arc {
    guard case .arc(let arc)? = scene(of: ring, at: seconds).shapes.last else {
      throw NoArc()
    }
    return arc
  }

  private struct NoArc: Error {}
}
