import Testing
import WhorlCore

struct SeamlessLoopTests {
  private func theme(_ ring: Ring) -> Theme { Theme(id: "test", spinner: .ring(ring)) }

  private static var chasing: Ring {
    var ring = Ring()
    ring.colorSequence = Array(repeating: .role(.foreground), count: 4)
    return ring
  }

  private static func turning(_ period: Double?, by carry: Double? = nil) -> Layer {
    var layer = Layer()
    layer.shape = .ellipse(rx: .constant(1), ry: .constant(0.5))
    layer.paint = .fill(.animated(.constant(.role(.foreground))))
    var track = Track(keys: [Track.Key(0, 0.0), Track.Key(1, carry ?? 360)])
    track.period = period
    track.carry = carry
    layer.rotation = .track(track)
    return layer
  }

  private static func layers(_ layers: Layer...) -> Layers {
    var model = Layers()
    model.layers = layers
    return model
  }

  /// Angles of arcs may be off by the rounding of nanoseconds.
  private func isSame(_ one: Scene, _ other: Scene) -> Bool {
    zip(one.shapes, other.shapes).allSatisfy { one, other in
      switch (one, other) {
      case (.arc(let one), .arc(let other)):
        one.color == other.color && one.tail.isClose(to: other.tail)
          && one.head.isClose(to: other.head)
      case (.path(let one), .path(let other)):
        zip(one.contours[0].points, other.contours[0].points).allSatisfy {
          abs($0.x - $1.x) < 1e-3 && abs($0.y - $1.y) < 1e-3
        }
      default: one == other
      }
    }
  }

  /// Whether every moment of some is the same one round later.
  private func repeats(_ loop: SeamlessLoop, at seconds: [Double]) -> Bool {
    let animation = Animation(loop.theme, on: .dark)
    return seconds.map { Time(seconds: $0) }.allSatisfy {
      isSame(animation.scene(at: $0), animation.scene(at: $0 + loop.length))
    }
  }

  @Test func `four colours of the chasing arc close after 12 s, 1.6 % faster`() throws {
    let loop = try #require(SeamlessLoop(of: theme(Self.chasing)))
    #expect(loop.length == Time(seconds: 12))
    #expect(abs(loop.change - 0.0159) < 0.0001)
    #expect(repeats(loop, at: (0..<60).map { 1.7 + Double($0) / 7 }))
  }

  @Test func `one colour of it closes after 10.5 s, 0.2 % slower`() throws {
    var ring = Self.chasing
    ring.colorSequence = [.role(.foreground)]
    let loop = try #require(SeamlessLoop(of: theme(ring)))
    #expect(loop.length == Time(seconds: 10.5))
    #expect(abs(loop.change + 0.0019) < 0.0001)
  }

  @Test func `what closes by itself is left as it is`() throws {
    var ring = Self.chasing
    ring.minimumArcLength = .pi / 4
    let loop = try #require(SeamlessLoop(of: theme(ring)))
    #expect(loop.length == Time(seconds: 6))
    #expect(loop.change == 0)
    #expect(loop.theme == theme(ring))
  }

  @Test func `speed is looked at by the viewer's clock`() throws {
    var faster = theme(Self.chasing)
    faster.speed = 2
    let loop = try #require(SeamlessLoop(of: faster))
    #expect(loop.length == Time(seconds: 6))
    #expect(loop.theme.speed == 2)
  }

  @Test func `unrelated periods of layers become parts of one length`() throws {
    let model = Self.layers(
      Self.turning(4.3), Self.turning(2.5), Self.turning(1.7), Self.turning(3.1))
    let theme = Theme(id: "test", spinner: .layers(model))
    #expect(Animation(theme, on: .dark).loop.map { $0.length > Time(seconds: 30) } == true)
    let loop = try #require(SeamlessLoop(of: theme))
    #expect(loop.length <= Time(seconds: 30))
    #expect(abs(loop.change) <= 0.05)
    #expect(Animation(loop.theme, on: .dark).loop?.length == loop.length)
    #expect(repeats(loop, at: [0.1, 1.3, 7.7]))
  }

  @Test func `a turn by a part of a turn is rounded to whole turns`() throws {
    let model = Self.layers(Self.turning(1, by: 100.000_3))
    let loop = try #require(SeamlessLoop(of: Theme(id: "test", spinner: .layers(model))))
    #expect(loop.length == Time(seconds: 11))
    #expect(abs(loop.change - (3 * 360 / 11 / 100.000_3 - 1)) < 0.000_1)
    #expect(repeats(loop, at: [0.999_999, 1, 10.5]))
  }

  @Test func `layers that go by the theme's period still do`() throws {
    let model = Self.layers(Self.turning(nil), Self.turning(0.703))
    let loop = try #require(SeamlessLoop(of: Theme(id: "test", spinner: .layers(model))))
    guard case .layers(let fitted) = loop.theme.spinner,
      case .track(let track) = fitted.layers[0].rotation
    else {
      Issue.record("\(loop.theme.spinner)")
      return
    }
    #expect(track.period == nil)
    #expect(Animation(loop.theme, on: .dark).loop?.length == loop.length)
  }

  @Test func `a length can be asked for`() throws {
    let loop = try #require(SeamlessLoop(of: theme(Self.chasing), length: Time(seconds: 5)))
    #expect(loop.length == Time(seconds: 5))
    #expect(abs(loop.change - 0.2) < 0.2)
    let model = Self.layers(Self.turning(0.9), Self.turning(1.3))
    let layers = Theme(id: "test", spinner: .layers(model))
    let fitted = try #require(SeamlessLoop(of: layers, length: Time(seconds: 4)))
    #expect(abs(fitted.length.seconds - 4) < 1e-6)
  }

  @Test func `rounds too short to count are not all tried`() {
    var ring = Self.chasing
    ring.drawCycleDuration = 1e-12
    #expect(Animation(theme(ring), on: .dark).loop.map { $0.length > .zero } != false)
    #expect(SeamlessLoop(of: theme(ring)).map { $0.length > .zero } != false)
  }

  @Test func `what wanders off for ever is told`() {
    var layer = Self.turning(1)
    var track = Track(keys: [Track.Key(0, 0.0), Track.Key(1, 0.1)])
    track.carry = 0.1
    layer.x = .track(track)
    #expect(SeamlessLoop(of: Theme(id: "test", spinner: .layers(Self.layers(layer)))) == nil)
  }
}

extension Angle {
  fileprivate func isClose(to other: Angle) -> Bool {
    abs((radians - other.radians).remainder(dividingBy: Angle.turn)) < 1e-4
  }
}
