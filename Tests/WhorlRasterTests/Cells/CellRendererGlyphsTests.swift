import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererGlyphsTests {
  private func picture(_ text: String, _ columns: Int, _ rows: Int, _ glyphs: GlyphSet = .braille)
    -> [String]
  {
    CellRenderer(glyphs: glyphs).grid(of: Scenes.text(text), columns: columns, rows: rows).picture
  }

  @Test func `glyph frames stand in the middle, rounded to the top left`() {
    #expect(picture("⠋", 1, 1) == ["⠋"])
    #expect(picture("ab", 5, 4) == ["     ", " ab  ", "     ", "     "])
    #expect(picture("◐", 4, 3) == ["    ", " ◐  ", "    "])
  }

  @Test func `the middle of a text lies as near to its place as whole cells allow`() {
    func picture(_ text: String, x: Double, y: Double) -> [String] {
      // The frame is 60 points wide and high, a cell 10 by 20.
      let scene = Scenes.text(text, at: Point(x: x, y: y))
      return CellRenderer().grid(of: scene, columns: 6, rows: 3).picture
    }
    #expect(picture("ab", x: -20, y: -20) == ["ab    ", "      ", "      "])
    #expect(picture("ab", x: 4, y: 9) == ["      ", "  ab  ", "      "])
    #expect(picture("ab", x: 6, y: 11) == ["      ", "      ", "   ab "])
    #expect(picture("abc", x: 30, y: 0) == ["      ", "    ab", "      "])
    #expect(picture("abc", x: 0, y: 60) == ["      ", "      ", "      "])
    #expect(picture("a", x: .nan, y: 1e300) == ["      ", "      ", "      "])
  }

  @Test func `a mask hides the characters whose cells lie outside it`() {
    let mask = [Scenes.contour(Scenes.rectangle(-30, -30, 30, 60), isClosed: true)]
    let text = Shape.glyph(GlyphFrame(text: "abcdef", frame: 0, color: .white))
    let scene = Scenes.scene(60, .masked(Masked(contours: mask, shapes: [text])))
    #expect(
      CellRenderer().grid(of: scene, columns: 6, rows: 3).picture
        == ["      ", "abc   ", "      "])
  }

  @Test func `wide characters take two cells`() {
    let grid = CellRenderer().grid(of: Scenes.text("日"), columns: 4, rows: 1)
    #expect(
      grid.cells == [
        .blank, Cell(glyph: "日", foreground: .white),
        Cell(glyph: " ", isContinuation: true, foreground: .white), .blank,
      ])
  }

  @Test func `text wider than the grid is cut at whole characters`() {
    #expect(picture("abcdef", 3, 1) == ["cde"])
    #expect(picture("日本語", 4, 1) == [" 本 "])
    #expect(picture("🌑🌒", 1, 1) == [" "])
  }

  @Test func `the blank braille pattern is written as a space`() {
    #expect(picture("\u{2800}⠁", 2, 1) == [" ⠁"])
  }

  @Test func `in ASCII other characters become stars of the same width`() {
    #expect(picture("a◐ 日", 6, 1, .ascii) == ["a* ** "])
  }

  @Test func `a faint colour is mixed with the background, and is none at depth 1`() {
    let scene = Scenes.text("x", color: Color(red: 255, green: 255, blue: 255, alpha: 0x80))
    let gray = Color(red: 128, green: 128, blue: 128)
    let grid = CellRenderer().grid(of: scene, columns: 1, rows: 1)
    #expect(grid.cells == [Cell(glyph: "x", foreground: gray)])
    let plain = CellRenderer(depth: .monochrome).grid(of: scene, columns: 1, rows: 1)
    #expect(plain.cells == [Cell(glyph: "x")])
  }
}
