import Testing
import WhorlCore
import WhorlRaster

struct PresentationRendererTests {
  @Test
  func
    `a bar rests at the lower edge with its spinner 20 points from the left and its words in the middle`()
  {
    var renderer = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: .monochrome), glyphs: .ascii)
    let backdrop = CellGrid(columns: 40, rows: 6)
    let grid = renderer.grid(
      of: Presentations.shown(Presentations.bar), at: .zero, over: backdrop)
    #expect(
      grid.picture == [
        "                                        ",
        "                                        ",
        "                                        ",
        "                                        ",
        "  |             Loading                 ",
        "                                        ",
      ])
  }

  @Test func `nothing is drawn of what is not to be seen`() {
    var renderer = PresentationRenderer(Presentations.spokes, renderer: CellRenderer())
    let backdrop = Presentations.letters(columns: 40, rows: 6)
    #expect(
      renderer.grid(of: Presentation(Presentations.bar), at: .zero, over: backdrop) == backdrop)
  }

  @Test func `all of a bar can be clicked while it offers to try again, and nothing else ever`() {
    let renderer = PresentationRenderer(Presentations.spokes, renderer: CellRenderer())
    var presentation = Presentations.shown(Presentations.bar)
    #expect(renderer.activeArea(of: presentation, columns: 50, rows: 10) == nil)
    presentation.apply(.reload(), at: .zero)
    let area = renderer.activeArea(of: presentation, columns: 50, rows: 10)
    #expect(area?.columns == 5..<45)
    #expect(area?.rows == 7..<10)
  }
}
