import Testing
import WhorlCore
import WhorlTestSupport

/// Random lives of presentations.
struct PresentationLivesTests {
  private static func event(_ random: inout SeededGenerator) -> PresentationEvent {
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: .show(message: Bool.random(using: &random) ? "words" : nil)
    case 2, 3: .dismiss
    case 4: .result(PresentationResult.allCases.randomElement(using: &random) ?? .info)
    case 5: .reload(message: "again?")
    case 6: .exitReload()
    case 7: .message("other words")
    case 8: .details("more")
    case 9: .progress(.random(in: -1...2, using: &random))
    default: .press
    }
  }

  private static func design(_ random: inout SeededGenerator) -> HUDDesign {
    var design = HUDDesign()
    design.showAnimation = ShowAnimation.allCases.randomElement(using: &random) ?? .none
    design.dismissAnimation = DismissAnimation.allCases.randomElement(using: &random) ?? .none
    design.animationTime = [0, 0.1, 0.4].randomElement(using: &random) ?? 0
    design.grace = [0, 0.2].randomElement(using: &random) ?? 0
    design.minimumShow = [0, 0.5].randomElement(using: &random) ?? 0
    return design
  }

  @Test(arguments: [Presentation.Sharing.single, .counted])
  func `ten thousand random lives leave no timer, show nothing hidden and end idle`(
    sharing: Presentation.Sharing
  ) {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<10_000 {
      let hud = Living(Presentation(Self.design(&random), sharing: sharing))
      var time = Time.zero
      var seen = false
      for _ in 0..<Int.random(in: 1...25, using: &random) {
        time = time + Time(seconds: .random(in: -0.1...0.5, using: &random))
        let event = Self.event(&random)
        let wasIdle = hud.state == .idle
        for outcome in hud.apply(event, at: time) {
          switch outcome {
          case .appeared: seen = true
          case .dismissed: seen = false
          case .shown, .reloadRequested: #expect(seen)
          }
        }
        if case .show = event {} else { #expect(!wasIdle || hud.state == .idle) }
        #expect(hud.isVisible == seen)
        #expect((hud.pose(at: time) != nil) == seen)
        let alpha = hud.pose(at: time)?.alpha ?? 1
        #expect((0...1).contains(alpha))
        if let deadline = hud.nextDeadline { #expect(deadline > time) }
      }
      for _ in 0..<25 { hud.apply(.dismiss, at: time) }
      hud.advance(to: time + Time(seconds: 60))
      #expect(hud.state == .idle)
      #expect(hud.nextDeadline == nil)
      #expect(!hud.isVisible)
    }
  }

  @Test func `the same life looked at more often is the same`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      let design = Self.design(&random)
      let seldom = Living(Presentation(design))
      let often = Living(Presentation(design))
      var time = Time.zero
      for _ in 0..<12 {
        let event = Self.event(&random)
        for _ in 0..<5 {
          time = time + Time(seconds: 0.06)
          often.advance(to: time)
        }
        seldom.apply(event, at: time)
        often.apply(event, at: time)
        #expect(seldom.value == often.value)
      }
    }
  }
}
