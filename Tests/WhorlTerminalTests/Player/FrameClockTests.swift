import Testing
import WhorlCore

@testable import WhorlTerminal

@Suite struct FrameClockTests {
  let start = Time(nanoseconds: 5_000_000_003)

  @Test(arguments: 1...60)
  func `every frame is the current one from its deadline until the next`(rate: Int) {
    let clock = FrameClock(start: start, rate: rate)
    for frame: Int64 in [0, 1, 2, 3, 7, 59, 60, 61, 1_000_003] {
      let deadline = clock.deadline(of: frame)
      #expect(clock.frame(at: deadline) == frame)
      let before = Time(nanoseconds: clock.deadline(of: frame + 1).nanoseconds - 1)
      #expect(clock.frame(at: before) == frame)
    }
  }

  @Test func `deadlines do not drift`() {
    let clock = FrameClock(start: start, rate: 60)
    #expect(clock.offset(of: 1) == Time(nanoseconds: 16_666_666))
    #expect(clock.offset(of: 60 * 3600) == Time(seconds: 3600))
  }
}
