import Testing
import WhorlCore

struct PlacementTests {
  private let content = Size(width: 60, height: 40)
  private let container = Size(width: 320, height: 480)

  private func placement(_ change: (inout HUDDesign) -> Void) -> Placement {
    var design = HUDDesign()
    change(&design)
    return Placement(of: design, content: content, in: container)
  }

  @Test func `what is inline is as large as its contents and centred in its container`() {
    #expect(
      placement { $0.layout = .inline }
        == Placement(container: container, left: 130, top: 220, size: content))
  }

  @Test func `a bar is as wide as its container and rests at its lower edge if told so`() {
    let bar = placement {
      $0.layout = .bar
      $0.position = .bottom
    }
    #expect(
      bar
        == Placement(
          container: container, left: 0, top: 440, size: Size(width: 320, height: 40)))
  }

  @Test func `an overlay is as large as its container`() {
    #expect(
      placement { $0.layout = .overlay }
        == Placement(container: container, left: 0, top: 0, size: container))
  }

  @Test func `a bezel leaves room around its contents`() {
    #expect(placement { $0.layout = .bezel }.size == Size(width: 92, height: 72))
  }

  @Test func `nothing is larger than its container or leaves it`() {
    let huge = placement {
      $0.layout = .bezel
      $0.width = 4000
      $0.height = 4000
    }
    #expect(huge.size == container)
    let low = placement {
      $0.position = .bottom
      $0.verticalOffset = 100
    }
    #expect(low.top == 440)
    #expect(placement { $0.verticalOffset = -30 }.top == 190)
  }
}
