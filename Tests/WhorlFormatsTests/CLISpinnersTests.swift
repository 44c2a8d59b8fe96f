import Testing
import WhorlCore
import WhorlFormats
import WhorlRaster

struct CLISpinnersTests {
  @Test func `uneven durations become repeated frames of the longest common length`() {
    var glyphs = Glyphs()
    glyphs.frames = ["a", "b", "c"]
    glyphs.durations = [0.2, 0.1, 0.3]
    let theme = Theme(id: "t", spinner: .glyphs(glyphs))
    let written = CLISpinners.write(
      theme, renderer: ThemeRenderer(theme), columns: 1,
      sampling: Sampling(theme, framesPerSecond: 10, loop: nil))
    #expect(
      String(decoding: written.bytes, as: UTF8.self) == """
        {
          "t": {
            "interval": 100,
            "frames": ["a", "a", "b", "c", "c", "c"]
          }
        }

        """)
    #expect(written.losses == [])
  }

  @Test func `a palindrome is written out`() {
    var glyphs = Glyphs()
    glyphs.frames = ["a", "b", "c"]
    glyphs.palindrome = true
    let theme = Theme(id: "t", spinner: .glyphs(glyphs))
    let written = CLISpinners.write(
      theme, renderer: ThemeRenderer(theme), columns: 1,
      sampling: Sampling(theme, framesPerSecond: 10, loop: nil))
    #expect(String(decoding: written.bytes, as: UTF8.self).contains(#"["a", "b", "c", "b"]"#))
  }
}
