import Testing
import WhorlCore
import WhorlRaster

@testable import WhorlStudio

struct PreviewSettingsTests {
  @Test func `colours get fewer down to none, then all come back`() {
    var settings = PreviewSettings()
    var seen: [ColorDepth?] = []
    for _ in 0..<5 {
      settings.cycleDepth(below: .trueColor)
      seen.append(settings.depth)
    }
    #expect(seen == [.ansi256, .ansi16, .monochrome, nil, .ansi256])
  }

  @Test func `a terminal of 16 colours begins below them`() {
    var settings = PreviewSettings()
    settings.cycleDepth(below: .ansi16)
    #expect(settings.depth == .monochrome)
    settings.cycleDepth(below: .ansi16)
    #expect(settings.depth == nil)
  }

  @Test func `characters go through all sets, then each theme's own`() {
    var settings = PreviewSettings()
    var seen: [GlyphSet?] = []
    for _ in 0...GlyphSet.allCases.count {
      settings.cycleGlyphs()
      seen.append(settings.glyphs)
    }
    #expect(seen == GlyphSet.allCases + [nil])
  }

  @Test func `previews without colours have none`() {
    var studio = Studio(Studio.presets(["drp-arc"]))
    studio.press(.character("P"), .character("P"), .character("P"))
    #expect(studio.status == "colours: none")
    let colors = studio.state.picture(of: "drp-arc", columns: 14, rows: 7).cells
      .compactMap { $0.foreground ?? $0.background }
    #expect(colors == [])
    #expect(studio.screen.contains("· colours: none ─"))
  }
}
