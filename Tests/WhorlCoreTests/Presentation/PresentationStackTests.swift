import Testing
import WhorlCore

struct PresentationStackTests {
  private var instant: HUDDesign {
    var design = HUDDesign()
    design.grace = 0
    design.minimumShow = 0
    return design
  }

  @Test func `hiding takes the topmost, one at a time, and tells whether there was one`() {
    let stack = Living(PresentationStack())
    #expect(stack.topmost == nil)
    #expect(!stack.hideTopmost(at: .zero))
    let lower = stack.show(instant, message: "lower", at: .zero)
    let upper = stack.show(instant, message: "upper", at: .zero)
    #expect(stack.topmost == upper)
    #expect(stack[upper]?.shownMessage == "upper")
    #expect(stack.hideTopmost(at: .zero))
    #expect(stack[upper] == nil)
    #expect(stack.topmost == lower)
    #expect(stack.hideTopmost(at: .zero))
    #expect(stack.members.isEmpty)
    #expect(!stack.hideTopmost(at: .zero))
  }

  @Test func `one that is going is not the topmost any more but still to be seen`() {
    var design = instant
    design.dismissAnimation = .fade
    design.animationTime = 1
    let stack = Living(PresentationStack())
    let lower = stack.show(instant, at: .zero)
    let upper = stack.show(design, at: .zero)
    #expect(stack.hideTopmost(at: .zero))
    #expect(stack.topmost == lower)
    #expect(stack.members.map(\.id) == [lower, upper])
    #expect(stack.nextDeadline == Time(seconds: 1))
    let outcomes = stack.advance(to: Time(seconds: 1))
    #expect(outcomes.map(\.id) == [upper])
    #expect(outcomes.map(\.outcome) == [.dismissed])
    #expect(stack.members.map(\.id) == [lower])
  }

  @Test func `any of them can be told something by its id`() {
    let stack = Living(PresentationStack())
    let lower = stack.show(instant, at: .zero)
    stack.show(instant, at: .zero)
    stack.apply(.message("new"), to: lower, at: .zero)
    #expect(stack[lower]?.shownMessage == "new")
    #expect(stack.apply(.dismiss, to: lower, at: .zero) == [.dismissed])
    #expect(stack.apply(.message("late"), to: lower, at: .zero) == [])
    #expect(stack.members.count == 1)
  }
}
