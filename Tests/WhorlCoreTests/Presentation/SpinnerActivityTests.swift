import Testing
import WhorlCore

struct SpinnerActivityTests {
  private var theme: Theme {
    var ring = Ring()
    ring.size = 25
    ring.colorSequence = [.literal(.white)]
    ring.backgroundRailColor = .role(.rail)
    return Theme(id: "arc", spinner: .ring(ring))
  }

  private func lengths(_ activity: SpinnerActivity, at seconds: Double) -> [Double]? {
    activity.scene(of: theme, on: .dark, at: Time(seconds: seconds))?.shapes.map {
      if case .arc(let arc) = $0 { arc.length.degrees } else { .nan }
    }
  }

  @Test func `nothing is to be seen before the start and after the stop, not even the rail`() {
    var activity = SpinnerActivity()
    #expect(lengths(activity, at: 0) == nil)
    activity.start(at: .zero)
    #expect(activity.isAnimating)
    #expect(lengths(activity, at: 1)?.count == 2)
    activity.stop()
    #expect(!activity.isAnimating)
    #expect(lengths(activity, at: 1) == nil)
  }

  @Test func `starting again starts anew`() {
    var activity = SpinnerActivity()
    activity.start(at: .zero)
    let first = lengths(activity, at: 0.4)
    activity.start(at: Time(seconds: 5))
    #expect(lengths(activity, at: 5.4) == first)
  }

  @Test func `a static arc is shown at once while nothing turns, and only the rail where it is 0`()
  {
    var activity = SpinnerActivity()
    activity.staticArcLength = .pi / 2
    #expect(lengths(activity, at: 0)?.map { $0.rounded() } == [360, 90])
    activity.staticArcLength = 0
    #expect(lengths(activity, at: 0)?.first == 360)
    #expect((lengths(activity, at: 0)?.last ?? .nan) < 1e-9 || lengths(activity, at: 0)?.count == 1)
  }

  @Test func `a static arc that is set while it turns waits for the next start`() {
    var activity = SpinnerActivity()
    activity.start(at: .zero)
    activity.staticArcLength = .pi / 2
    #expect(activity.state == .animating(since: .zero))
    activity.start(at: Time(seconds: 1))
    #expect(lengths(activity, at: 1)?.last.map { $0.rounded() } == 90)
  }

  @Test func `what is held keeps a closed ring`() {
    var activity = SpinnerActivity(staticArcLength: 2 * .pi)
    activity.start(at: .zero)
    activity.hold()
    #expect(lengths(activity, at: 3)?.last == 360)
    #expect(!activity.isAnimating)
  }
}
