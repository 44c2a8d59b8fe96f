import Testing
import WhorlCore

struct PerformanceTests {
  func theme(_ reduced: Accessibility.ReducedMotion) -> Theme {
    var theme = Theme(id: "t", spinner: .spokes(Spokes()))
    theme.accessibility.reducedMotion = reduced
    theme.accessibility.slowFactor = 4
    theme.accessibility.still = 0.5
    return theme
  }

  @Test func `in full, a performance is the animation`() {
    let performance = Performance(theme(.still), on: .dark)
    #expect(
      performance.scene(at: Time(seconds: 0.7))
        == performance.animation.scene(at: Time(seconds: 0.7)))
    #expect(performance.moves)
  }

  @Test func `slow divides time by the theme's factor`() {
    let performance = Performance(theme(.slow), on: .dark, manner: .reduced)
    #expect(
      performance.scene(at: Time(seconds: 2))
        == performance.animation.scene(at: Time(seconds: 0.5)))
  }

  @Test(arguments: [Accessibility.ReducedMotion.still, .text])
  func `still and text stand at the moment that the theme names`(
    reduced: Accessibility.ReducedMotion
  ) {
    let performance = Performance(theme(reduced), on: .dark, manner: .reduced)
    let still = performance.animation.scene(at: Time(seconds: 0.5))
    #expect(performance.scene(at: .zero) == still)
    #expect(performance.scene(at: Time(seconds: 9)) == still)
    #expect(!performance.moves)
  }

  @Test func `a pulse changes brightness only`() {
    let performance = Performance(theme(.pulse), on: .dark, manner: .reduced)
    func opacities(_ seconds: Double) -> [Double] {
      performance.scene(at: Time(seconds: seconds)).shapes.compactMap { shape in
        if case .spoke(let spoke) = shape { spoke.opacity } else { nil }
      }
    }
    let (dim, bright) = (opacities(0), opacities(1))
    for (a, b) in zip(dim, bright) { #expect(abs(a - b * 0.4) < 1e-9) }
    #expect(performance.moves)
  }

  @Test func `pictures have numbers where there are only some`() {
    var glyphs = Glyphs()
    glyphs.frames = ["a", "b", "c"]
    glyphs.interval = 1
    glyphs.palindrome = true
    let few = Theme(id: "t", spinner: .glyphs(glyphs))
    func numbers(_ performance: Performance) -> [Int?] {
      [-1, 0, 1, 2, 3.5, 4].map { performance.picture(at: Time(seconds: $0)) }
    }
    #expect(numbers(Performance(few, on: .dark)) == [0, 0, 1, 2, 1, 0])
    #expect(numbers(Performance(theme(.slow), on: .dark)) == Array(repeating: nil, count: 6))
    #expect(
      numbers(Performance(theme(.still), on: .dark, manner: .reduced))
        == Array(repeating: 0, count: 6))
    #expect(
      numbers(Performance(theme(.pulse), on: .dark, manner: .reduced))
        == Array(repeating: nil, count: 6))
  }
}
