import Testing
import WhorlCore
import WhorlRaster

struct PresentationBlurTests {
  private func grid(
    _ blur: HUDOverlay.Blur, coverage: HUDOverlay.Coverage = .screen, fill: ThemeColor? = nil,
    depth: ColorDepth = .trueColor, over backdrop: CellGrid
  ) -> CellGrid {
    var design = HUDDesign()
    design.layout = .bar
    design.height = 32
    design.spinnerPlace = .none
    design.grace = 0
    design.overlay.blur = blur
    design.overlay.coverage = coverage
    design.overlay.color = fill ?? .role(.clear)
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: depth))
    return presenter.grid(of: Presentations.shown(design), at: .zero, over: backdrop)
  }

  @Test(arguments: [
    (HUDOverlay.Blur.light, "#4D4D4D"), (.extraLight, "#CBCBCB"), (.dark, "#141414"),
  ])
  func `an empty screen is veiled in a grey`(_ blur: HUDOverlay.Blur, _ color: String) {
    let picture = grid(blur, over: CellGrid(columns: 30, rows: 8))
    #expect(Set(picture.cells) == [Cell(glyph: " ", background: Color(hex: color))])
  }

  @Test
  func `characters count by what they cover and spread over nine columns and five rows, twice`() {
    var backdrop = CellGrid(columns: 41, rows: 21)
    backdrop.write("█", row: 10, column: 20, foreground: .white)
    let picture = grid(.light, over: backdrop)
    let bright = picture.cells.indices.filter {
      picture.cells[$0].background != Color(hex: "#4D4D4D")
    }
    #expect(picture.cells.allSatisfy { $0.glyph == " " && $0.foreground == nil })
    // The brightest is in the middle: 255/45 times the mean of the second pass, 1/45.
    #expect(picture[row: 10, column: 20].background == Color(hex: "#505050"))
    #expect(bright.allSatisfy { (12...28).contains($0 % 41) && (6...14).contains($0 / 41) })
    #expect(bright.count > 20)
  }

  @Test func `colours become more vivid`() {
    let brick = Color(red: 120, green: 80, blue: 80)
    var backdrop = CellGrid(columns: 20, rows: 6)
    for row in 0..<6 {
      backdrop.write(
        String(repeating: " ", count: 20), row: row, column: 0, background: brick)
    }
    // Luma 88.504: 88.504 + 1.8·(120 − 88.504) = 145.197, and 73.197; of both 0.7, and 76.5.
    #expect(
      Set(grid(.light, over: backdrop).cells)
        == [Cell(glyph: " ", background: Color(red: 178, green: 128, blue: 128))])
  }

  @Test(arguments: HUDOverlay.Blur.allCases, ColorDepth.allCases)
  func `outside of what is covered nothing changes`(_ blur: HUDOverlay.Blur, _ depth: ColorDepth) {
    let backdrop = Presentations.letters(columns: 30, rows: 8)
    let picture = grid(
      blur, coverage: .frame, fill: .literal(Color(red: 9, green: 9, blue: 9, alpha: 99)),
      depth: depth, over: backdrop)
    for row in [0, 1, 2, 5, 6, 7] {
      for column in 0..<30 {
        #expect(picture[row: row, column: column] == backdrop[row: row, column: column])
      }
    }
    #expect(picture != backdrop)
  }

  @Test func `with few colours letters become dim shades, without any they become dim`() {
    let backdrop = Presentations.letters(columns: 30, rows: 8)
    #expect(
      Set(grid(.light, depth: .ansi16, over: backdrop).cells) == [Cell(glyph: "░", style: .dim)])
    var dim = backdrop
    for place in dim.cells.indices { dim.cells[place].style = .dim }
    #expect(grid(.light, depth: .monochrome, over: backdrop) == dim)
  }

  @Test func `a colour lies over what is blurred`() {
    let picture = grid(
      .light, fill: .literal(Color(red: 255, green: 0, blue: 0, alpha: 0x80)),
      over: CellGrid(columns: 30, rows: 8))
    #expect(Set(picture.cells) == [Cell(glyph: " ", background: Color(hex: "#A62626"))])
  }

  @Test func `contents that change are blurred anew`() {
    var design = HUDDesign()
    design.layout = .overlay
    design.spinnerPlace = .none
    design.grace = 0
    design.overlay.blur = .dark
    design.overlay.coverage = .screen
    let presentation = Presentations.shown(design)
    var presenter = PresentationRenderer(Presentations.spokes, renderer: CellRenderer())
    let empty = CellGrid(columns: 30, rows: 8)
    let letters = Presentations.letters(columns: 30, rows: 8)
    let first = presenter.grid(of: presentation, at: .zero, over: empty)
    let second = presenter.grid(of: presentation, at: .zero, over: letters)
    #expect(first != second)
    #expect(presenter.grid(of: presentation, at: .zero, over: empty) == first)
  }
}
