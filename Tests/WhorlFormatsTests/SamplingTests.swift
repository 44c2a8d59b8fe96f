import Testing
import WhorlCore
import WhorlFormats
import WhorlThemes

struct SamplingTests {
  @Test func `a loop is sampled without its end, which is its beginning`() {
    let sampling = Sampling(
      Theme(id: "a", spinner: .spokes(Spokes())), framesPerSecond: 10, loop: nil)
    #expect(sampling.times.count == 10)
    #expect(sampling.times.last == Time(seconds: 0.9))
    #expect(sampling.interval == Time(seconds: 0.1))
    #expect(sampling.losses == [])
  }

  @Test func `what comes once, before the loop, is left out`() {
    let sampling = Sampling(
      Theme(id: "a", spinner: .dots(Dots())), framesPerSecond: 20, loop: nil)
    #expect(sampling.times.first == Time(seconds: 0.5))
    #expect(sampling.times.count == 15)
  }

  @Test func `a loop that is no whole number of frames is told`() {
    let sampling = Sampling(
      Theme(id: "a", spinner: .dots(Dots())), framesPerSecond: 10, loop: nil)
    #expect(sampling.times.count == 8)
    #expect(sampling.losses == [.unevenLoop(length: Time(seconds: 0.75), frames: 8)])
  }

  @Test func `a length that was asked for is taken`() {
    let sampling = Sampling(
      Theme(id: "a", spinner: .spokes(Spokes())), framesPerSecond: 10, loop: Time(seconds: 2))
    #expect(sampling.times.count == 20)
  }

  @Test func `a theme that asks for it is looked at with periods that close its loop`() throws {
    var theme = try #require(Preset(id: "drp-arc").map { try ThemeDocument(bytes: $0.bytes).theme })
    #expect(
      Sampling(theme, framesPerSecond: 20, loop: nil).losses == [.cutLoop(Time(seconds: 10))])
    theme.export.quantise = true
    let sampling = Sampling(theme, framesPerSecond: 20, loop: nil)
    #expect(sampling.times.count == 240)
    #expect(Animation(sampling.theme, on: .dark).loop?.length == Time(seconds: 12))
    #expect(
      sampling.losses.map(\.message) == [
        "speeds were changed by +1.59 % at most, so that the motion repeats itself every 12 s"
      ])
  }
}
