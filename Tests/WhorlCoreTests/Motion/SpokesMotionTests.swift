import Testing
import WhorlCore

struct SpokesMotionTests {
  @Test func `the highlight starts at the top and moves clockwise by one spoke a twelfth`() {
    #expect(brightest(Spokes(), at: 0) == 0)
    #expect(brightest(Spokes(), at: 0.09) == 1)
    #expect(brightest(Spokes(), at: 0.5) == 6)
    #expect(brightest(Spokes(), at: 0.99) == 11)
    #expect(brightest(Spokes(), at: 1) == 0)
  }

  @Test func `the spoke behind the head is the next brightest`() {
    let alphas = opacities(Spokes(), at: 0.5)
    #expect(alphas[6] == 1)
    #expect(abs(alphas[5] - (1 - 0.7 / 11)) < 1e-9)
    #expect(abs(alphas[7] - 0.3) < 1e-9)
  }

  @Test func `counter-clockwise the highlight moves the other way`() {
    var spokes = Spokes()
    spokes.rotationDirection = .counterClockwise
    #expect(brightest(spokes, at: 0.09) == 11)
    #expect(abs(opacities(spokes, at: 0.09)[0] - (1 - 0.7 / 11)) < 1e-9)
  }

  @Test func `given alphas are counted from the head backwards`() {
    var spokes = Spokes()
    spokes.count = 4
    spokes.alphas = .each([1, 0.5, 0.25, 0])
    #expect(opacities(spokes, at: 0.25) == [0.5, 1, 0, 0.25])
  }

  @Test func `unstepped, half a step mixes two neighbours`() {
    var spokes = Spokes()
    spokes.count = 4
    spokes.stepped = false
    spokes.alphas = .each([1, 0.5, 0.25, 0])
    #expect(opacities(spokes, at: 0.125) == [0.75, 0.5, 0.125, 0.375])
  }

  private func opacities(_ spokes: Spokes, at seconds: Double) -> [Double] {
    let animation = Animation(Theme(id: "test", spinner: .spokes(spokes)), on: .dark)
    return animation.scene(at: Time(seconds: seconds)).shapes.compactMap { shape in
      if case .spoke(let spoke) = shape { spoke.opacity } else { nil }
    }
  }

  private func brightest(_ spokes: Spokes, at seconds: Double) -> Int? {
    let all = opacities(spokes, at: seconds)
    return all.indices.max { all[$0] < all[$1] }
  }
}
