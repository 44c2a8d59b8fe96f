import Testing
import WhorlCore
import WhorlRaster

struct PresentationContentTests {
  private static let blue = Color(red: 0, green: 0x7A, blue: 0xFF)

  private func bezel(_ mode: HUDDesign.Mode = .indeterminate, progress: Double = 0) -> HUDDesign {
    var design = HUDDesign()
    design.layout = .bezel
    design.width = 64
    design.height = 64
    design.mode = mode
    design.progress = progress
    design.spinnerPlace = .above
    design.grace = 0
    return design
  }

  private func grid(
    _ presentation: Presentation, _ theme: Theme = Presentations.ring,
    renderer: CellRenderer = CellRenderer(depth: .monochrome), glyphs: GlyphSet = .braille,
    image: PixelImage? = nil, columns: Int = 8, rows: Int = 4
  ) -> CellGrid {
    var presenter = PresentationRenderer(theme, renderer: renderer, glyphs: glyphs, image: image)
    return presenter.grid(
      of: presentation, at: .zero, over: CellGrid(columns: columns, rows: rows))
  }

  @Test(arguments: PresentationResult.allCases, [GlyphSet.braille, .ascii])
  func `a result's sign stands in the spinner's place in its colour, its words in the message's`(
    _ result: PresentationResult, _ glyphs: GlyphSet
  ) {
    var presentation = Presentations.shown(Presentations.bar)
    presentation.apply(.result(result, text: "End"), at: .zero)
    let picture = grid(
      presentation, Presentations.spokes, renderer: CellRenderer(), glyphs: glyphs, columns: 40,
      rows: 6)
    let sign = HUDStates()[result]
    let text = glyphs == .ascii ? sign.ascii : sign.glyph
    let column = text.count == 2 ? 1 : 2
    let row = picture.picture[4]
    #expect(
      row == "\(String(repeating: " ", count: column))\(text)".padded(to: 18) + "End".padded(to: 22)
    )
    guard case .literal(let color) = sign.color else { return }
    #expect(picture[row: 4, column: column].foreground == color)
  }

  @Test func `while it offers to try again its sign stands in the spinner's place`() {
    var presentation = Presentations.shown(Presentations.bar)
    presentation.apply(.reload(), at: .zero)
    #expect(
      grid(presentation, Presentations.spokes, columns: 40, rows: 6).picture[4]
        == "  ↻          Tap to reload              ")
    #expect(
      grid(presentation, Presentations.spokes, glyphs: .ascii, columns: 40, rows: 6).picture[4]
        == " (r)         Tap to reload              ")
  }

  @Test func `a ring closes clockwise from the top`() {
    let dots = grid(Presentations.shown(bezel(.annular, progress: 0.5))).dots
    #expect(dots.allSatisfy { !$0[..<7].contains(true) })
    #expect(dots.contains { $0[13] || $0[14] })
    let whole = grid(Presentations.shown(bezel(.annular, progress: 1))).dots
    #expect(whole.allSatisfy { $0[..<7].contains(true) || $0[8...].contains(true) })
  }

  @Test func `what of a ring is not closed is its rail`() {
    let picture = grid(
      Presentations.shown(bezel(.annular, progress: 0.5)), renderer: CellRenderer())
    #expect(picture[row: 1, column: 0].foreground == Surface.dark.rail)
    #expect(picture[row: 1, column: 7].foreground == Self.blue)
  }

  @Test func `a pie fills clockwise from the top`() {
    func lit(_ dots: [[Bool]], _ x: Range<Int>, _ y: Range<Int>) -> Int {
      y.reduce(0) { sum, y in sum + x.count { dots[y][$0] } }
    }
    let dots = grid(Presentations.shown(bezel(.determinate, progress: 0.25))).dots
    #expect(lit(dots, 8..<13, 3..<8) >= 15)
    #expect(lit(dots, 3..<7, 3..<8) == 0)
    #expect(lit(dots, 3..<13, 9..<13) == 0)
    let full = grid(Presentations.shown(bezel(.determinate, progress: 1))).dots
    #expect(lit(full, 4..<12, 4..<12) == 64)
  }

  @Test func `where nothing says how much is to be shown, a share of the work closes a ring`() {
    var presentation = Presentations.shown(bezel())
    presentation.apply(.progress(0.5), at: .zero)
    let ring = grid(Presentations.shown(bezel(.annular, progress: 0.5)))
    #expect(grid(presentation) == ring)
    presentation.apply(.progress(nil), at: .zero)
    #expect(grid(presentation) == grid(Presentations.shown(bezel())))
  }

  @Test(arguments: [
    (0.0, "░░░░░░░░"), (0.5, "████░░░░"), (0.55, "████▍░░░"), (0.999, "███████▉"),
    (1, "████████"),
  ])
  func `a bar fills by eighths of a cell`(_ share: Double, _ expected: String) {
    let picture = grid(Presentations.shown(bezel(.bar, progress: share)))
    #expect(picture.picture.contains(expected))
  }

  @Test func `a bar has its rail behind it where there are colours, and is plain in ASCII`() {
    let bar = Presentations.shown(bezel(.bar, progress: 0.55))
    let picture = grid(bar, renderer: CellRenderer())
    let row = picture.picture.firstIndex { $0.contains("█") }
    #expect(row.map { picture.picture[$0] } == "████▍   ")
    #expect(
      row.map { picture[row: $0, column: 4] }
        == Cell(glyph: "▍", foreground: Self.blue, background: Surface.dark.rail))
    #expect(grid(bar, glyphs: .ascii).picture.contains("####----"))
  }

  @Test(arguments: [(0.0, "▁"), (0.5, "▅"), (1, "█")])
  func `in a cell or a few the share is a column that grows`(_ share: Double, _ glyph: String) {
    var design = Presentations.bar
    design.mode = .annular
    design.progress = share
    let picture = grid(
      Presentations.shown(design), Presentations.spokes, columns: 40, rows: 6)
    #expect(picture.picture[4].hasPrefix("  \(glyph) "))
  }

  @Test func `a picture stands in the middle of the spinner and does not turn`() {
    var design = bezel()
    design.image.glyph = "◆"
    design.image.ascii = "*"
    let presentation = Presentations.shown(design)
    for seconds in [0, 0.2, 0.7, 1.3] {
      var presenter = PresentationRenderer(
        Presentations.ring, renderer: CellRenderer(), glyphs: .braille)
      let picture = presenter.grid(
        of: presentation, at: Time(seconds: seconds), over: CellGrid(columns: 8, rows: 4))
      #expect(picture[row: 1, column: 3].glyph == "◆")
    }
    #expect(grid(presentation, glyphs: .ascii)[row: 1, column: 3].glyph == "*")
  }

  @Test func `a picture of pixels is drawn in the middle, as large as the design says`() throws {
    let red: [UInt8] = [255, 0, 0, 255]
    let image = try #require(
      PixelImage(width: 3, height: 3, bytes: Array(repeating: red, count: 9).flatMap { $0 }))
    var design = bezel()
    design.image.width = 30
    design.image.height = 30
    let picture = grid(
      Presentations.shown(design), renderer: CellRenderer(), glyphs: .half, image: image)
    let reds = picture.cells.indices.filter {
      picture.cells[$0].foreground == Color(red: 255, green: 0, blue: 0)
    }
    #expect(reds == [8 + 2, 8 + 3, 8 + 4, 8 + 5, 16 + 2, 16 + 3, 16 + 4, 16 + 5])
  }

  @Test func `a picture of pixels is what can be told from the ground, in dots`() throws {
    // White to the left, transparent to the right.
    let row: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 0]
    let image = try #require(PixelImage(width: 2, height: 2, bytes: row + row))
    var design = bezel()
    design.image.width = 60
    design.image.height = 60
    design.spinnerPlace = .above
    let dots = grid(Presentations.shown(design), image: image).dots
    #expect(dots.allSatisfy { $0[0..<8].allSatisfy { $0 } })
  }
}

extension String {
  /// This text with spaces behind it, so many characters long.
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(count - self.count, 0))
  }
}
