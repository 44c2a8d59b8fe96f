import Testing
import WhorlCore

/// Tracks are looked at through the place of a disc, whose x they move.
struct TrackTests {
  static func track(
    _ keys: [(Double, Double)], _ change: (inout Track<Double>) -> Void = { _ in }
  ) -> Track<Double> {
    var track = Track(keys: keys.map { Track.Key($0, $1) })
    track.period = 1
    change(&track)
    return track
  }

  func x(_ track: Track<Double>, at seconds: Double, copies: LayerRepeat? = nil) -> [Double] {
    var layer = Layer()
    layer.shape = .ellipse(rx: .constant(0.1), ry: .constant(0.1))
    layer.paint = .fill(.animated(.constant(.role(.foreground))))
    layer.x = .track(track)
    layer.copies = copies
    var layers = Layers()
    layers.size = Size(side: 2)
    layers.layers = [layer]
    let animation = Animation(Theme(id: "t", spinner: .layers(layers)), on: .dark)
    return animation.scene(at: Time(seconds: seconds)).shapes.compactMap { shape in
      if case .dot(let dot) = shape { (dot.center.x * 1e6).rounded() / 1e6 } else { nil }
    }
  }

  @Test func `values are mixed between keys and held before the first and after the last`() {
    let track = Self.track([(0.25, 1), (0.75, 3)])
    #expect([0, 0.25, 0.5, 0.75, 0.9].flatMap { x(track, at: $0) } == [1, 1, 2, 3, 3])
  }

  @Test func `a key's own pace goes before the track's`() {
    var track = Self.track([(0, 0), (0.5, 1), (1, 2)]) { $0.timingFunction = .named(.hold) }
    track.keys[0].timingFunction = .named(.linear)
    #expect([0.25, 0.75].flatMap { x(track, at: $0) } == [0.5, 1])
  }

  @Test func `two keys at one moment are a jump`() {
    let track = Self.track([(0, 0), (0.5, 1), (0.5, 5), (1, 6)])
    #expect([0.49, 0.5, 0.75].flatMap { x(track, at: $0) } == [0.98, 5, 5.5])
  }

  @Test func `reverse and alternate turn the loop round`() {
    let reverse = Self.track([(0, 0), (1, 1)]) { $0.direction = .reverse }
    #expect([0.25, 1.25].flatMap { x(reverse, at: $0) } == [0.75, 0.75])
    let alternate = Self.track([(0, 0), (1, 1)]) { $0.direction = .alternate }
    #expect([0.25, 1.25, 2.25].flatMap { x(alternate, at: $0) } == [0.25, 0.75, 0.25])
  }

  @Test func `each loop carries something on`() {
    let track = Self.track([(0, 0), (1, 1)]) { $0.carry = 2 }
    #expect([0.5, 1.5, 2.5].flatMap { x(track, at: $0) } == [0.5, 2.5, 4.5])
  }

  @Test func `steps round the way through the loop down`() {
    let track = Self.track([(0, 0), (1, 1)]) { $0.steps = 4 }
    #expect([0, 0.24, 0.25, 0.74, 0.99].flatMap { x(track, at: $0) } == [0, 0, 0.25, 0.5, 0.75])
  }

  @Test func `a positive delay holds the first value, a negative one starts inside the cycle`() {
    let late = Self.track([(0, 7), (1, 8)]) { $0.delay = 0.5 }
    #expect([0, 0.4, 0.5, 1].flatMap { x(late, at: $0) } == [7, 7, 7, 7.5])
    let early = Self.track([(0, 7), (1, 8)]) { $0.delay = -0.25 }
    #expect([0, 0.5].flatMap { x(early, at: $0) } == [7.25, 7.75])
  }

  @Test func `an intro comes once, and counts as a loop for what is carried`() {
    let track = Self.track([(0, 0), (1, 1)]) {
      $0.intro = Track.Intro(duration: 0.5, keys: [Track.Key(0, 10), Track.Key(1, 20)])
      $0.carry = 100
    }
    #expect([0, 0.25, 0.5, 1, 1.5].flatMap { x(track, at: $0) } == [10, 15, 100, 100.5, 200])
  }

  @Test func `copies are later by a step each, and may have periods of their own`() {
    var copies = LayerRepeat(count: 3)
    copies.delay = .step(-0.25)
    #expect(x(Self.track([(0, 0), (1, 1)]), at: 0.1, copies: copies) == [0.1, 0.35, 0.6])
    copies.delay = .step(0)
    copies.periods = [1, 2, 4]
    #expect(x(Self.track([(0, 0), (1, 1)]), at: 1.2, copies: copies) == [0.2, 0.6, 0.3])
  }
}
