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

  @Test
  func `pictures with a rhythm are due when they change, and in between where they last long`() {
    let quick = FrameClock(start: start, rhythm: Rhythm(interval: Time(seconds: 0.08), count: 10))
    #expect(quick.offset(of: 25) == Time(seconds: 2))
    #expect(quick.frame(at: start + Time(seconds: 2)) == 25)
    #expect(quick.frame(at: start + Time(nanoseconds: 1_999_999_999)) == 24)
    #expect([0, 9, 10, 25].map { quick.place(of: $0) } == [0, 9, 0, 5])
    let slow = FrameClock(start: start, rhythm: Rhythm(interval: Time(seconds: 0.5), count: 2))
    #expect(slow.offset(of: 3) == Time(seconds: 0.5))
    #expect([2, 3, 5, 6].map { slow.place(of: $0) } == [2, 3, 5, 0])
    #expect(FrameClock(start: start, rate: 20).place(of: 7) == nil)
  }

  @Test func `the pace is the pictures' own, unless they are too quick`() {
    let rhythm = Rhythm(interval: Time(seconds: 0.08), count: 10)
    #expect(Pace(rhythm, rate: 20) == .rhythm(rhythm))
    #expect(Pace(rhythm, rate: 10) == .rate(10))
    #expect(Pace(nil, rate: 99) == .rate(60))
    #expect(Pace(Rhythm(interval: Time(seconds: 61), count: 2), rate: 20) == .rate(20))
    let sixtieth = Rhythm(interval: Time(seconds: 0.016666), count: 10)
    #expect(Pace(sixtieth, rate: 60) == .rhythm(sixtieth))
  }

  @Test func `deadlines do not drift`() {
    let clock = FrameClock(start: start, rate: 60)
    #expect(clock.offset(of: 1) == Time(nanoseconds: 16_666_666))
    #expect(clock.offset(of: 60 * 3600) == Time(seconds: 3600))
  }
}
