import Testing
import WhorlCore

struct PlaybackTests {
  private func moments(
    _ mode: Playback.LoopMode, speed: Double = 1, at seconds: [Double]
  ) -> [Double] {
    let loop = Loop(start: .zero, length: Time(seconds: 2))
    let playback = Playback(of: loop, mode: mode, speed: speed)
    return seconds.map { playback.moment(at: Time(seconds: $0)).seconds }
  }

  @Test func `a loop goes on for ever, and a repeated one stays at its end`() {
    #expect(moments(.loop, at: [0, 1, 2.5, 100]) == [0, 1, 2.5, 100])
    #expect(moments(.playOnce, at: [0, 1, 2, 100]) == [0, 1, 2, 2])
    #expect(moments(.repeat(3), at: [0, 5, 6, 100]) == [0, 5, 6, 6])
    #expect(moments(.repeat(0), at: [0, 5]) == [0, 0])
  }

  @Test func `what is reversed swings to and fro`() {
    #expect(moments(.autoReverse, at: [0, 1, 2, 3, 4, 5]) == [0, 1, 2, 1, 0, 1])
    #expect(moments(.repeatBackwards(1), at: [0, 1, 2, 3, 4, 5]) == [0, 1, 2, 1, 0, 0])
  }

  @Test func `a negative speed plays backwards from the end`() {
    #expect(moments(.loop, speed: -2, at: [0, 0.25, 0.75]) == [2, 1.5, 0.5])
    #expect(moments(.playOnce, speed: -1, at: [0, 0.5, 2, 9]) == [2, 1.5, 0, 0])
  }

  @Test func `playing is over when the last round is, sooner at a higher speed`() {
    let loop = Loop(start: Time(seconds: 1), length: Time(seconds: 2))
    let playback = Playback(of: loop, mode: .repeat(2), speed: 2)
    #expect(playback.length == Time(seconds: 2.5))
    #expect(!playback.isOver(at: Time(seconds: 2.4)))
    #expect(playback.isOver(at: Time(seconds: 2.5)))
    #expect(Playback(of: loop).length == nil)
    #expect(Playback(of: loop, mode: .playOnce, speed: 0).length == nil)
  }
}
