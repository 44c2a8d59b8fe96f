import Testing
import WhorlCore
import WhorlTestSupport

private func at(_ seconds: Double) -> Time { Time(seconds: seconds) }

struct RefreshTests {
  @Test(
    arguments: [
      (129, 10, 10.465), (129, 30, 31.395), (129, 64.5, 67.5), (129, 109, 114.070), (129, 129, 135),
      (129, 500, 135), (109, 54.5, 67.5), (129, 0, 0), (129, -20, 0),
    ] as [(Double, Double, Double)])
  func `the arc follows the pull up to the threshold`(
    threshold: Double, distance: Double, degrees: Double
  ) {
    var design = RefreshDesign()
    design.threshold = threshold
    let refresh = Refresh(design)
    let drawn = refresh.share(of: distance) * design.stretchLength * 180 / .pi
    #expect(abs(drawn - degrees) < 1e-3)
  }

  @Test func `nothing is drawn at rest, and a part while the list is pulled`() {
    let refresh = Living(Refresh())
    #expect(refresh.picture(at: .zero) == .none)
    #expect(refresh.apply(.pull(-20), at: at(0.1)) == [])
    #expect(refresh.picture(at: at(0.1)) == .none)
    #expect(refresh.state == .rest)
    #expect(refresh.apply(.pull(64.5), at: at(0.2)) == [])
    #expect(refresh.picture(at: at(0.2)) == .still(share: 0.5))
    #expect(refresh.state == .pulling)
  }

  @Test func `at the threshold the spinner goes on from the arc and asks once for a refresh`() {
    let refresh = Living(Refresh())
    #expect(refresh.apply(.pull(129), at: at(1)) == [.refreshRequested])
    #expect(refresh.apply(.pull(200), at: at(1.1)) == [])
    #expect(refresh.isRefreshing)
    #expect(refresh.picture(at: at(2)) == .turning(since: at(1), from: 1, scale: 1, opacity: 1))
  }

  @Test func `a list that is let go too soon goes back, and the arc with it`() {
    let refresh = Living(Refresh())
    refresh.apply(.pull(64.5), at: .zero)
    #expect(refresh.apply(.release, at: .zero) == [])
    #expect(refresh.picture(at: at(0.125)) == .still(share: 0.25))
    #expect(refresh.moves == at(0.25))
    refresh.advance(to: at(0.25))
    #expect(refresh.picture(at: at(0.25)) == .none)
    #expect(refresh.state == .rest)
  }

  @Test func `a list that is let go while it is loaded leaves room for the spinner`() {
    let refresh = Living(Refresh())
    refresh.apply(.pull(150), at: .zero)
    refresh.apply(.release, at: at(0.1))
    #expect(refresh.distance(at: at(0.1)) == 150)
    #expect(refresh.distance(at: at(1)) == 60)
    #expect(refresh.isRefreshing)
  }

  @Test func `a program that begins by itself is asked too, and the list makes room`() {
    let refresh = Living(Refresh())
    #expect(refresh.apply(.begin, at: .zero) == [.refreshRequested])
    #expect(refresh.distance(at: at(0.25)) == 60)
    #expect(refresh.apply(.begin, at: at(0.3)) == [])
    #expect(refresh.picture(at: at(0.3)) == .turning(since: .zero, from: 0, scale: 1, opacity: 1))
  }

  @Test func `at its end the spinner turns on, shrinks to a quarter and fades`() {
    let refresh = Living(Refresh())
    refresh.apply(.begin, at: .zero)
    #expect(refresh.apply(.end, at: at(3)) == [])
    #expect(refresh.state == .exiting)
    #expect(
      refresh.picture(at: at(3.125))
        == .turning(since: .zero, from: 0, scale: 0.625, opacity: 0.5))
    #expect(refresh.advance(to: at(3.25)) == [.finished])
    #expect(refresh.state == .rest)
    #expect(refresh.nextDeadline == nil)
  }

  @Test func `what ends while the list is held turns until it is let go`() {
    let refresh = Living(Refresh())
    refresh.apply(.pull(129), at: .zero)
    refresh.apply(.end, at: at(1))
    #expect(refresh.state == .endingWhileDragging)
    #expect(refresh.advance(to: at(9)) == [])
    #expect(refresh.picture(at: at(9)) == .turning(since: .zero, from: 1, scale: 1, opacity: 1))
    refresh.apply(.release, at: at(9))
    #expect(refresh.state == .exiting)
    #expect(refresh.advance(to: at(9.25)) == [.finished])
  }

  @Test func `nothing is drawn and nothing begins until a list that is held again has settled`() {
    let refresh = Living(Refresh())
    refresh.apply(.begin, at: .zero)
    refresh.apply(.end, at: at(1))
    #expect(refresh.apply(.pull(200), at: at(1.1)) == [])
    #expect(refresh.advance(to: at(2)) == [])
    #expect(refresh.state == .settling)
    #expect(refresh.picture(at: at(2)) == .none)
    #expect(refresh.apply(.release, at: at(2)) == [])
    #expect(refresh.advance(to: at(2.25)) == [.finished])
    #expect(refresh.state == .rest)
  }

  @Test func `ten thousand random lives end at rest and draw nothing then`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let refresh = Living(Refresh())
      var time = Time.zero
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        time = time + Time(seconds: .random(in: -0.1...0.4, using: &random))
        let event: Refresh.Event =
          switch Int.random(in: 0..<5, using: &random) {
          case 0: .release
          case 1: .begin
          case 2: .end
          default: .pull(.random(in: -50...300, using: &random))
          }
        refresh.apply(event, at: time)
        if let deadline = refresh.nextDeadline { #expect(deadline > time) }
      }
      for event in [Refresh.Event.release, .end] { refresh.apply(event, at: time) }
      refresh.advance(to: time + at(10))
      #expect(refresh.state == .rest)
      #expect(refresh.picture(at: time + at(10)) == .none)
      #expect(refresh.nextDeadline == nil)
    }
  }
}
