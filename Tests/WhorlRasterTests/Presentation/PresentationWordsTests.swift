import Testing
import WhorlCore
import WhorlRaster

struct PresentationWordsTests {
  private func picture(
    _ layout: HUDDesign.Layout, _ message: String, details: String = "",
    place: HUDDesign.SpinnerPlace = .none, width: Double? = nil, columns: Int, rows: Int,
    glyphs: GlyphSet = .braille
  ) -> [String] {
    var design = HUDDesign()
    design.layout = layout
    design.message.text = message
    design.details.text = details
    design.spinnerPlace = place
    design.width = width
    design.grace = 0
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: .monochrome), glyphs: glyphs)
    return presenter.grid(
      of: Presentations.shown(design), at: .zero, over: CellGrid(columns: columns, rows: rows)
    ).picture
  }

  @Test func `in a row the spinner, a blank and the words are as wide as they are`() {
    let text = picture(.inline, "Loading", place: .left, columns: 20, rows: 1, glyphs: .ascii)
    #expect(text == ["     |  Loading     "])
    let mirrored = picture(.inline, "Loading", place: .right, columns: 20, rows: 1, glyphs: .ascii)
    #expect(mirrored == ["    Loading  |      "])
  }

  @Test func `in one row words are cut with an ellipsis, wide characters whole`() {
    #expect(picture(.inline, "Loading it all", columns: 10, rows: 1) == ["Loading i…"])
    #expect(
      picture(.inline, "Loading it all", columns: 10, rows: 1, glyphs: .ascii) == ["Loading..."])
    #expect(picture(.inline, "日本語日本", columns: 8, rows: 1) == ["日本語… "])
    #expect(picture(.inline, "日本語", columns: 1, rows: 1) == ["…"])
  }

  @Test
  func `in a box words are broken between them, and within them only where they are too long`() {
    #expect(
      picture(.bezel, "one two three", width: 64, columns: 8, rows: 4) == [
        "        ", "one two ", " three  ", "        ",
      ])
    #expect(
      picture(.bezel, "incomprehensible", width: 64, columns: 8, rows: 4) == [
        "        ", "incompre", "hensible", "        ",
      ])
    #expect(
      picture(.bezel, "日本語日本", width: 56, columns: 7, rows: 4) == [
        "       ", "日本語 ", " 日本  ", "       ",
      ])
  }

  @Test func `where a box has too few rows for words an ellipsis says so`() {
    #expect(
      picture(.bezel, "one two three four", width: 64, columns: 8, rows: 2) == [
        "one two ", " three… ",
      ])
    #expect(
      picture(.bezel, "one two\nthree", width: 64, columns: 8, rows: 1, glyphs: .ascii) == [
        "one t..."
      ])
    #expect(picture(.bezel, "1\n2\n3\n4", width: 64, columns: 8, rows: 1) == ["   1…   "])
  }

  @Test func `ends of lines break words in a box and are blanks in a row`() {
    #expect(
      picture(.bezel, "one\ntwo", width: 64, columns: 8, rows: 2) == ["  one   ", "  two   "])
    #expect(picture(.inline, "one\ntwo", columns: 7, rows: 1) == ["one two"])
  }

  @Test func `no control character reaches the cells`() {
    #expect(picture(.inline, "a\u{1B}[2Jb\u{202E}", columns: 8, rows: 1) == ["a␛[2Jb\u{FFFD} "])
    #expect(
      picture(.bezel, "a\u{1B}[2Jb\u{7}", width: 64, columns: 8, rows: 1) == ["a␛[2Jb␇ "])
  }

  @Test func `details stand below the words and are dim, words may be bold`() {
    var design = HUDDesign()
    design.layout = .bezel
    design.width = 56
    design.message.text = "Copying"
    design.message.bold = true
    design.details.text = "3 of 8"
    design.spinnerPlace = .none
    design.grace = 0
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: .monochrome))
    let grid = presenter.grid(
      of: Presentations.shown(design), at: .zero, over: CellGrid(columns: 7, rows: 2))
    #expect(grid.picture == ["Copying", "3 of 8 "])
    #expect(grid.cells[..<7].allSatisfy { $0.style == .bold })
    #expect(grid.cells[7..<13].allSatisfy { $0.style == .dim })
  }

  @Test func `words that would run into a bar's spinner make room for it`() {
    let text = picture(
      .bar, "Loading the rest", place: .left, width: 160, columns: 20, rows: 3, glyphs: .ascii)
    #expect(text[1] == "  |  Loading the ...")
    let right = picture(
      .bar, "Loading the rest", place: .right, width: 160, columns: 20, rows: 3, glyphs: .ascii)
    #expect(right[1] == "Loading the ...  |  ")
  }

  @Test(arguments: ColorDepth.allCases)
  func `a shadow is a copy beside the words where colours can be mixed`(_ depth: ColorDepth) {
    var design = HUDDesign()
    design.layout = .bezel
    design.height = 48
    design.message.text = "Hi"
    design.message.textColor = .literal(.white)
    design.message.shadowColor = .literal(Color(red: 0x5F, green: 0, blue: 0))
    design.message.shadowOffset = Size(width: 2, height: 3)
    design.spinnerPlace = .none
    design.grace = 0
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: depth))
    let grid = presenter.grid(
      of: Presentations.shown(design), at: .zero, over: CellGrid(columns: 8, rows: 3))
    let hasShadow = depth > .ansi16
    #expect(grid.picture == ["        ", "   Hi   ", hasShadow ? "    Hi  " : "        "])
    if hasShadow {
      #expect(grid[row: 2, column: 4].foreground == Color(red: 0x5F, green: 0, blue: 0))
    }
  }

  @Test func `text in the host's colour can be read on a ground of the same brightness`() {
    var design = Presentations.bar
    design.message.textColor = .role(.foreground)
    design.overlay.color = .literal(.white)
    var presenter = PresentationRenderer(
      Presentations.spokes,
      renderer: CellRenderer(hostForegroundIsDefault: true, hostBackgroundIsDefault: true))
    let grid = presenter.grid(
      of: Presentations.shown(design), at: .zero, over: CellGrid(columns: 40, rows: 6))
    #expect(grid[row: 4, column: 16] == Cell(glyph: "L", foreground: .black, background: .white))
  }

  @Test func `over what shows through a blank on each side keeps words apart from it`() {
    var design = Presentations.bar
    design.spinnerPlace = .none
    design.overlay.color = .role(.clear)
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: .monochrome))
    let page = Presentations.letters(columns: 40, rows: 6)
    let grid = presenter.grid(of: Presentations.shown(design), at: .zero, over: page)
    let expected = Array(page.picture[4])
    #expect(grid.picture[4] == String(expected[..<15]) + " Loading " + String(expected[24...]))
  }
}
