import Testing
import WhorlCore

struct HUDDesignMotionTests {
  @Test func `without motion everything fades that came or went in another way`() {
    for show in ShowAnimation.allCases {
      for dismiss in DismissAnimation.allCases {
        var design = HUDDesign()
        design.message.text = "Loading"
        design.showAnimation = show
        design.dismissAnimation = dismiss
        var expected = design
        if show != .none { expected.showAnimation = .fade }
        if dismiss != .none { expected.dismissAnimation = .fade }
        #expect(design.withoutMotion == expected)
      }
    }
  }
}
