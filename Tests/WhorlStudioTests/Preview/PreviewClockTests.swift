import Testing
import WhorlCore

@testable import WhorlStudio

struct PreviewClockTests {
  private static func seconds(_ seconds: Double) -> Time { Time(seconds: seconds) }

  @Test func `it runs with the studio's time`() {
    #expect(PreviewClock().time(at: Self.seconds(3)) == Self.seconds(3))
  }

  @Test func `a pause keeps the moment and goes on from it`() {
    var clock = PreviewClock()
    clock.togglePause(at: Self.seconds(2))
    #expect(clock.time(at: Self.seconds(9)) == Self.seconds(2))
    clock.togglePause(at: Self.seconds(9))
    #expect(clock.time(at: Self.seconds(10)) == Self.seconds(3))
  }

  @Test func `another speed changes the pace and not the moment`() {
    var clock = PreviewClock()
    clock.changeSpeed(by: 2, at: Self.seconds(4))
    #expect(clock.time(at: Self.seconds(4)) == Self.seconds(4))
    #expect(clock.time(at: Self.seconds(5)) == Self.seconds(6))
    clock.resetSpeed(at: Self.seconds(5))
    #expect(clock.time(at: Self.seconds(6)) == Self.seconds(7))
  }

  @Test func `the speed stays within its limits`() {
    var clock = PreviewClock()
    for _ in 0..<40 { clock.changeSpeed(by: 1.25, at: .zero) }
    #expect(clock.speed == 10)
    for _ in 0..<60 { clock.changeSpeed(by: 1 / 1.25, at: .zero) }
    #expect(clock.speed == 0.1)
  }

  @Test func `a frame step pauses, and stops at the start`() {
    var clock = PreviewClock()
    clock.move(by: Self.seconds(0.05), at: Self.seconds(1))
    #expect(clock.isPaused)
    #expect(clock.time(at: Self.seconds(7)) == Self.seconds(1.05))
    clock.move(by: Self.seconds(-3), at: Self.seconds(8))
    #expect(clock.time(at: Self.seconds(9)) == .zero)
  }
}
