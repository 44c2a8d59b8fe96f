import Testing
import WhorlCore
import WhorlRaster
import WhorlTestSupport

@Suite struct CellRendererGoldenTests {
  private static let scenes = [
    ("ring", Scenes.ring), ("railed", Scenes.railed), ("spokes", Scenes.spokes),
    ("turned-dots", Scenes.turnedDots),
  ]

  private static let names = scenes.flatMap { name, _ in
    GlyphSet.allCases.map { "\(name)-\($0.rawValue).txt" }
  }

  @Test(arguments: scenes, GlyphSet.allCases)
  func `frames without colours look as they did`(named: (String, Scene), glyphs: GlyphSet) {
    let renderer = CellRenderer(glyphs: glyphs, depth: .monochrome)
    let text = renderer.grid(of: named.1, columns: 16, rows: 7).textLines
    let name = "\(named.0)-\(glyphs.rawValue).txt"
    #expect(Golden.difference(String(decoding: text, as: UTF8.self), from: name) == nil)
  }

  @Test func `every kept frame is compared`() {
    #expect(Golden.names() == Self.names.sorted())
  }
}
