import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererMosaicTests {
  private let red = Color(red: 255, green: 0, blue: 0)

  /// A huge disc whose edge is as good as straight, with its top at `y`.
  private func ground(top y: Double, _ color: Color) -> Shape {
    .dot(Scenes.dot(y: y + 5000, radius: 5000, color: color))
  }

  private func cell(_ glyphs: GlyphSet, _ shapes: Shape...) -> Cell {
    let scene = Scene(size: Size(width: 1, height: 2), shapes: shapes)
    return CellRenderer(glyphs: glyphs).grid(of: scene, columns: 1, rows: 1).cells[0]
  }

  @Test func `a half block has one colour for each half`() {
    #expect(cell(.half, ground(top: 0, red)) == Cell(glyph: "▄", foreground: red))
    #expect(
      cell(.half, ground(top: -1, Scenes.blue), ground(top: 0, red))
        == Cell(glyph: "▀", foreground: Scenes.blue, background: red))
    #expect(cell(.half, ground(top: -1, red)) == Cell(glyph: "█", foreground: red))
    #expect(cell(.half) == .blank)
  }

  @Test func `a half block shows how much of each half is covered`() {
    let part = Color(red: 102, green: 0, blue: 0)
    #expect(
      cell(.half, ground(top: -0.4, red)) == Cell(glyph: "▀", foreground: part, background: red))
  }

  @Test func `sextants and quadrants split where the colours differ most`() {
    #expect(cell(.quadrant, ground(top: 0, red)) == Cell(glyph: "▄", foreground: red))
    #expect(cell(.sextant, ground(top: 1.0 / 3, red)) == Cell(glyph: "🬭", foreground: red))
    let left = Shape.dot(Scenes.dot(x: -5000, radius: 5000, color: Scenes.blue))
    #expect(
      cell(.sextant, ground(top: -1, red), left)
        == Cell(glyph: "▌", foreground: Scenes.blue, background: red))
    #expect(
      cell(.quadrant, ground(top: -1, red), left)
        == Cell(glyph: "▌", foreground: Scenes.blue, background: red))
  }

  @Test func `three colours in a cell become the two that are nearest`() {
    // Two dark bands and a bright one: the dark ones are joined.
    let cell = cell(
      .sextant, ground(top: -1, Color(red: 40, green: 0, blue: 0)),
      ground(top: -1.0 / 3, Color(red: 60, green: 0, blue: 0)), ground(top: 1.0 / 3, .white))
    #expect(
      cell == Cell(glyph: "🬎", foreground: Color(red: 50, green: 0, blue: 0), background: .white))
  }
}
