import Testing
import WhorlCore

struct GlyphsMotionTests {
  @Test func `each frame is shown for the interval`() {
    let glyphs = glyphs(["a", "b", "c"]) { $0.interval = 0.1 }
    #expect(
      texts(glyphs, at: [0, 0.099, 0.1, 0.25, 0.3, 100.05]) == ["a", "a", "b", "c", "a", "b"])
  }

  @Test func `durations stand in for the interval`() {
    let glyphs = glyphs(["a", "b", "c"]) { $0.durations = [0.5, 0.1, 0.2] }
    #expect(texts(glyphs, at: [0.499, 0.5, 0.6, 0.79, 0.8]) == ["a", "b", "c", "c", "a"])
  }

  @Test func `a palindrome runs back without showing an end twice`() {
    let glyphs = glyphs(["a", "b", "c"]) {
      $0.interval = 1
      $0.palindrome = true
    }
    #expect(texts(glyphs, at: [0, 1, 2, 3, 4, 5]) == ["a", "b", "c", "b", "a", "b"])
  }

  @Test func `frames that are shown equally long have a rhythm`() {
    func rhythm(_ glyphs: Glyphs, speed: Double = 1) -> Rhythm? {
      var theme = Theme(id: "test", spinner: .glyphs(glyphs))
      theme.speed = speed
      return Performance(theme, on: .dark).rhythm
    }
    let plain = glyphs(["a", "b", "c"]) { $0.interval = 0.08 }
    #expect(rhythm(plain) == Rhythm(interval: Time(seconds: 0.08), count: 3))
    #expect(rhythm(plain, speed: 2) == nil)
    let back = glyphs(["a", "b", "c"]) { $0.palindrome = true }
    #expect(rhythm(back) == Rhythm(interval: Time(seconds: 0.1), count: 4))
    #expect(rhythm(glyphs(["a", "b"]) { $0.durations = [0.2, 0.2] })?.count == 2)
    #expect(rhythm(glyphs(["a", "b"]) { $0.durations = [0.2, 0.1] }) == nil)
    #expect(
      Performance(Theme(id: "test", spinner: .glyphs(plain)), on: .dark, manner: .still)
        .rhythm == nil)
  }

  @Test func `colours take turns with the frames`() {
    let glyphs = glyphs(["a", "b", "c"]) {
      $0.interval = 1
      $0.colors = [.role(.foreground), .role(.accent)]
    }
    let animation = Animation(Theme(id: "test", spinner: .glyphs(glyphs)), on: .dark)
    let colors = [0.0, 1, 2].map { seconds -> Color? in
      guard case .glyph(let glyph)? = animation.scene(at: Time(seconds: seconds)).shapes.first
      else { return nil }
      return glyph.color
    }
    #expect(colors == [Surface.dark.foreground, Surface.dark.accent, Surface.dark.foreground])
  }

  @Test func `speed multiplies the clock`() {
    var theme = Theme(id: "test", spinner: .glyphs(glyphs(["a", "b"]) { $0.interval = 1 }))
    theme.speed = 2
    let animation = Animation(theme, on: .dark)
    #expect(animation.loop?.length == Time(seconds: 1))
    guard case .glyph(let glyph)? = animation.scene(at: Time(seconds: 0.5)).shapes.first else {
      return #expect(Bool(false), "no glyph")
    }
    #expect(glyph.text == "b")
  }

  private func glyphs(_ frames: [String], _ change: (inout Glyphs) -> Void) -> Glyphs {
    var glyphs = Glyphs()
    glyphs.frames = frames
    change(&glyphs)
    return glyphs
  }

  private func texts(_ glyphs: Glyphs, at times: [Double]) -> [String] {
    let animation = Animation(Theme(id: "test", spinner: .glyphs(glyphs)), on: .dark)
    return times.compactMap { time in
      if case .glyph(let glyph)? = animation.scene(at: Time(seconds: time)).shapes.first {
        glyph.text
      } else {
        nil
      }
    }
  }
}
