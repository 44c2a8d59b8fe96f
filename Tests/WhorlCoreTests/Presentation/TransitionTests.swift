import Testing
import WhorlCore

/// The bar of GVLoadingView's author: 320 × 40 pt at the lower edge of 480 pt.
private let bar = Placement(
  container: Size(width: 320, height: 480), left: 0, top: 440, size: Size(width: 320, height: 40))

private let leg = Time(seconds: 0.4)

/// Where a frame is, how high and how opaque.
struct Place: CustomTestStringConvertible, Sendable {
  let y: Double
  let height: Double
  let alpha: Double

  init(_ y: Double, _ height: Double, _ alpha: Double) {
    self.y = y
    self.height = height
    self.alpha = alpha
  }

  init(_ pose: Pose) {
    y = bar.top + pose.offset(in: bar)
    height = pose.height(in: bar)
    alpha = pose.alpha
  }

  var testDescription: String { "\(y), \(height), \(alpha)" }

  func isClose(to other: Place) -> Bool {
    abs(y - other.y) < 1e-3 && abs(height - other.height) < 1e-3 && abs(alpha - other.alpha) < 1e-3
  }
}

struct TransitionTests {
  @Test(
    arguments: [
      (0, Place(400, 40, 0)), (0.1, Place(405.166, 40, 0.129)), (0.2, Place(420, 40, 0.5)),
      (0.4, Place(440, 40, 1)), (0.5, Place(439.096, 40.517, 1)), (0.6, Place(436.5, 42, 1)),
      (0.8, Place(433, 44, 1)), (1.0, Place(436.5, 42, 1)), (1.2, Place(440, 40, 1)),
      (1.4, Place(439, 41, 1)), (1.6, Place(438, 42, 1)), (1.8, Place(439, 41, 1)),
      (2.0, Place(440, 40, 1)),
    ] as [(Double, Place)])
  func `a drop falls 40 pt and bounces by 7 and by 2`(seconds: Double, expected: Place) {
    let place = Place(ShowAnimation.drop.pose(at: Time(seconds: seconds), leg: leg))
    #expect(place.isClose(to: expected), "\(place)")
  }

  @Test func `a drop takes five legs, all other ways one, and none no time`() {
    #expect(
      ShowAnimation.allCases.map { $0.length(leg: leg).seconds } == [0, 0.4, 0.4, 0.4, 2, 0.4])
    #expect(
      DismissAnimation.allCases.map { $0.length(leg: leg).seconds } == [0, 0.4, 0.4, 0.4, 0.4])
  }

  @Test(
    arguments: [
      (ShowAnimation.appear, Place(480, 40, 1), Place(460, 40, 1)),
      (.fade, Place(440, 40, 0), Place(440, 40, 0.5)),
      (.shutter, Place(440, 0, 0), Place(440, 20, 0.5)),
      (.none, Place(440, 40, 1), Place(440, 40, 1)),
      (.zoom, Place(440, 40, 0), Place(440, 40, 0.5)),
    ] as [(ShowAnimation, Place, Place)])
  func `what comes begins hidden, is half there in the middle, and rests at the end`(
    animation: ShowAnimation, start: Place, middle: Place
  ) {
    #expect(Place(animation.pose(at: .zero, leg: leg)).isClose(to: start))
    #expect(Place(animation.pose(at: Time(seconds: 0.2), leg: leg)).isClose(to: middle))
    #expect(animation.pose(at: leg, leg: leg) == .rest)
  }

  @Test(
    arguments: [
      (DismissAnimation.disappear, Place(460, 40, 1), Place(480, 40, 1)),
      (.fade, Place(440, 40, 0.5), Place(440, 40, 0)),
      (.shutter, Place(440, 20, 0.5), Place(440, 0, 0)),
      (.zoom, Place(440, 40, 0.5), Place(440, 40, 0)),
    ] as [(DismissAnimation, Place, Place)])
  func `what goes is half gone in the middle and hidden at the end`(
    animation: DismissAnimation, middle: Place, end: Place
  ) {
    #expect(animation.pose(at: .zero, leg: leg) == .rest)
    #expect(Place(animation.pose(at: Time(seconds: 0.2), leg: leg)).isClose(to: middle))
    #expect(Place(animation.pose(at: leg, leg: leg)).isClose(to: end))
  }

  @Test(arguments: ShowAnimation.allCases)
  func `without a length, what comes is there at once`(animation: ShowAnimation) {
    #expect(animation.pose(at: .zero, leg: .zero) == .rest)
  }

  @Test func `a zoom grows from half its size`() {
    #expect(ShowAnimation.zoom.pose(at: .zero, leg: leg).scale == 0.5)
    #expect(abs(ShowAnimation.zoom.pose(at: Time(seconds: 0.2), leg: leg).scale - 0.75) < 1e-9)
  }

  @Test func `a shutter rolls up to the upper edge of a bar that rests at the bottom`() {
    let middle = DismissAnimation.shutter.pose(at: Time(seconds: 0.3), leg: leg)
    #expect(middle.offset(in: bar) == 0)
    #expect(middle.height(in: bar) < 10)
  }
}
