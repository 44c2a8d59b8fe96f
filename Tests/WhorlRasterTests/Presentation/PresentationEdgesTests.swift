import Testing
import WhorlCore
import WhorlRaster

struct PresentationEdgesTests {
  private static let blue = Color(red: 0, green: 0, blue: 0x80)

  /// The rows of a column in which nothing but the frame is to be seen: a letter for a cell of the
  /// frame's colour, a block for an edge in it, `-` and a block for an edge whose other side is it.
  private func column(
    _ design: HUDDesign, at time: Double, dismissedAt end: Double? = nil,
    renderer: CellRenderer = CellRenderer(), glyphs: GlyphSet = .braille
  ) -> [String] {
    var presentation = Presentations.shown(design)
    if let end { presentation.apply(.dismiss, at: Time(seconds: end)) }
    presentation.advance(to: Time(seconds: time))
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: renderer, glyphs: glyphs)
    let grid = presenter.grid(
      of: presentation, at: Time(seconds: time), over: CellGrid(columns: 40, rows: 6))
    return (0..<6).map { row in
      let cell = grid[row: row, column: 38]
      switch (cell.foreground, cell.background) {
      case (nil, nil): return "."
      case (Self.blue, nil): return String(cell.glyph)
      case (Color.black, Self.blue): return "-" + String(cell.glyph)
      case (nil, Self.blue): return cell.glyph == " " ? "B" : "?"
      default: return "?"
      }
    }
  }

  @Test func `a bar that rests between two rows has half a row of its colour`() {
    #expect(column(Presentations.bar, at: 0) == [".", ".", ".", "▄", "B", "B"])
  }

  @Test(arguments: [
    // The bar falls: it is 40, then 20 points higher than at rest, and less than opaque at first.
    (0.4, [".", ".", ".", "▄", "B", "B"]),
    // Seven points higher and four higher than usual: its lower edge leaves the container's.
    (0.8, [".", ".", ".", "▇", "B", "-▁"]),
    (1.2, [".", ".", ".", "▄", "B", "B"]),
    // Two points higher and two higher than usual.
    (1.6, [".", ".", ".", "▅", "B", "B"]),
    (2.0, [".", ".", ".", "▄", "B", "B"]),
  ])
  func `a bar that drops bounces by seven and by two points`(
    _ time: Double, _ expected: [String]
  ) {
    var design = Presentations.bar
    design.showAnimation = .drop
    #expect(column(design, at: time) == expected)
  }

  @Test func `a bar that slides in shows every eighth of a row`() {
    var design = Presentations.bar
    design.showAnimation = .appear
    design.animationTime = 10
    var tops: Set<String> = []
    for step in 0...100 {
      let rows = column(design, at: Double(step) / 10)
      if let edge = rows.first(where: { $0 != "." }) { tops.insert(edge) }
    }
    #expect(tops == ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "B"])
  }

  @Test func `a bar at the lower edge rolls up towards its own upper edge`() {
    var design = Presentations.bar
    design.dismissAnimation = .shutter
    design.overlay.color = .literal(Self.blue)
    design.minimumShow = 0
    design.animationTime = 2
    let start = column(design, at: 1, dismissedAt: 1)
    #expect(start == [".", ".", ".", "▄", "B", "B"])
    var presentation = Presentations.shown(design)
    presentation.apply(.dismiss, at: .zero)
    presentation.advance(to: Time(seconds: 1))
    var presenter = PresentationRenderer(Presentations.spokes, renderer: CellRenderer())
    let grid = presenter.grid(
      of: presentation, at: Time(seconds: 1), over: CellGrid(columns: 40, rows: 6))
    // Half as high, half as opaque: 56 to 76 points from the top.
    let half = Color(red: 0, green: 0, blue: 0x40)
    #expect(grid[row: 3, column: 38] == Cell(glyph: "▄", foreground: half))
    #expect(grid[row: 4, column: 38] == Cell(glyph: "▂", foreground: .black, background: half))
    #expect(grid[row: 5, column: 38] == .blank)
  }

  @Test(arguments: [GlyphSet.braille, .ascii])
  func `where there are no colours behind characters frames have whole rows`(_ glyphs: GlyphSet) {
    let depth: ColorDepth = glyphs == .ascii ? .trueColor : .monochrome
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: depth), glyphs: glyphs)
    let grid = presenter.grid(
      of: Presentations.shown(Presentations.bar), at: .zero,
      over: Presentations.letters(columns: 40, rows: 6))
    let rows = (0..<6).map { grid[row: $0, column: 38].glyph == " " }
    #expect(rows == [false, false, false, true, true, true])
  }
}
