import Testing
import WhorlCore

struct DotsMotionTests {
  @Test(arguments: [
    (0.0, [1.0, 1, 1]), (0.05, [1.1542, 1, 1]), (0.125, [1.3423, 1, 1]), (0.25, [1.5, 1, 1]),
    (0.3, [1.3458, 1.1542, 1]), (0.375, [1.1577, 1.3423, 1]), (0.5, [1, 1.5, 1]),
    (0.625, [1, 1.1577, 1.3423]), (0.75, [1, 1, 1.5]), (0.875, [1.3423, 1, 1.1577]),
    (1.0, [1.5, 1, 1]),
  ])
  func `the chain of three swells as the original's`(time: Double, scales: [Double]) {
    for (dot, scale) in zip(dots(Dots(), at: time), scales) {
      #expect(abs(dot.scale - scale) < 1e-3)
    }
  }

  @Test func `once running, a rising and a falling neighbour add up to the same`() {
    for step in 300..<2000 {
      let scales = dots(Dots(), at: Double(step) / 1000).map(\.scale).sorted()
      #expect(abs(scales[1] + scales[2] - 2.5) < 1e-6)
    }
  }

  @Test func `the row stands as wide as its dots and gaps`() {
    let found = dots(Dots(), at: 0)
    #expect(found.map(\.center.x) == [-35, 0, 35])
    #expect(found.allSatisfy { $0.radius == 10 && $0.center.y == 0 })
    #expect(scene(Dots(), at: 0).size == Size(width: 100, height: 30))
  }

  @Test(arguments: [(0.125, 0.7071), (0.25, 0.0), (0.5, -1.0)])
  func `the turn about the vertical axis squeezes and mirrors the row`(
    time: Double, cosine: Double
  ) {
    var turning = Dots()
    turning.yRotation = true
    let found = dots(turning, at: time)
    #expect(abs(found[2].center.x - 35 * cosine) < 0.01)
    #expect(abs(found[2].widthScale - abs(cosine)) < 1e-3)
  }

  @Test func `a single dot restarts before it has shrunk`() {
    var single = Dots()
    single.circleCount = 1
    #expect(abs(dots(single, at: 0.249)[0].scale - 1.5) < 0.01)
    #expect(dots(single, at: 0.25)[0].scale == 1)
  }

  @Test func `without a delay all dots pulse together`() {
    var together = Dots()
    together.chainDelay = 0
    let scales = dots(together, at: 0.6).map(\.scale)
    #expect(scales[0] > 1.2)
    #expect(Set(scales).count == 1)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-12, 4.9e-10])
  func `durations below the clock's resolution are as short as it can tell`(seconds: Double) {
    var quick = Dots()
    quick.scaleUpDuration = seconds
    quick.scaleDownDuration = seconds
    quick.chainDelay = 0
    quick.yRotation = true
    quick.yRotationDuration = seconds
    for time in [0, 1e-9, 0.3, 1e9] {
      #expect(dots(quick, at: time).allSatisfy { $0.scale == 1 || $0.scale == 1.5 })
      #expect(dots(quick, at: time).map(\.center.x) == [-35, 0, 35])
    }
  }

  @Test func `a ring of dots begins at the top and keeps the margin`() {
    var ring = Dots()
    ring.arrangement = .ring
    ring.circleCount = 6
    let found = dots(ring, at: 0)
    #expect(abs(found[0].center.x) < 1e-9)
    #expect(abs(found[0].center.y + 35) < 1e-9)
    let (dx, dy) = (found[1].center.x - found[0].center.x, found[1].center.y - found[0].center.y)
    #expect(abs((dx * dx + dy * dy).squareRoot() - 35) < 1e-9)
  }

  @Test func `a grid is as square as it can be and centred`() {
    var grid = Dots()
    grid.arrangement = .grid
    grid.circleCount = 5
    let found = dots(grid, at: 0)
    #expect(found.map(\.center.x) == [-35, 0, 35, -35, 0])
    #expect(found.map(\.center.y) == [-17.5, -17.5, -17.5, 17.5, 17.5])
  }

  @Test func `the chain repeats once every dot has started`() throws {
    let animation = Animation(Theme(id: "a", spinner: .dots(Dots())), on: .dark)
    let loop = try #require(animation.loop)
    #expect(loop == Loop(start: Time(seconds: 0.5), length: Time(seconds: 0.75)))
    for step in 0..<75 {
      let time = loop.start + Time(seconds: Double(step) / 100)
      #expect(animation.scene(at: time) == animation.scene(at: time + loop.length))
    }
  }

  @Test func `with the turn the chain repeats after both have`() throws {
    var turning = Dots()
    turning.yRotation = true
    let animation = Animation(Theme(id: "a", spinner: .dots(turning)), on: .dark)
    #expect(animation.loop?.length == Time(seconds: 3))
  }

  private func scene(_ dots: Dots, at seconds: Double) -> Scene {
    Animation(Theme(id: "test", spinner: .dots(dots)), on: .dark).scene(at: Time(seconds: seconds))
  }

  private func dots(_ model: Dots, at seconds: Double) -> [Dot] {
    scene(model, at: seconds).shapes.compactMap { shape in
      if case .dot(let dot) = shape { dot } else { nil }
    }
  }
}
