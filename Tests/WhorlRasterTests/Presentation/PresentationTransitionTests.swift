import Testing
import WhorlCore
import WhorlRaster

struct PresentationTransitionTests {
  private static let size = (columns: 41, rows: 9)

  /// Wide and narrow characters.
  private static let mixed: CellGrid = {
    var grid = CellGrid(columns: size.columns, rows: size.rows)
    for row in 0..<size.rows {
      grid.write(String(repeating: "日本a", count: 9), row: row, column: row % 3 - 2)
    }
    return grid
  }()

  private func design(
    _ show: ShowAnimation, _ dismiss: DismissAnimation, layout: HUDDesign.Layout
  ) -> HUDDesign {
    var design = Presentations.bar
    design.layout = layout
    design.width = 204
    design.height = 40
    design.showAnimation = show
    design.dismissAnimation = dismiss
    design.minimumShow = 0
    design.overlay.color = .literal(Color(red: 0x80, green: 0, blue: 0, alpha: 0xC0))
    return design
  }

  /// Whether the halves of all wide characters are together.
  private func isWhole(_ grid: CellGrid) -> Bool {
    grid.cells.indices.allSatisfy { place in
      let isFollowed =
        (place + 1) % grid.columns > 0 && grid.cells[place + 1].isContinuation
      return (grid.cells[place].glyph.cellWidth == 2) == isFollowed
    }
  }

  /// The cells outside of the frame's that differ between two pictures.
  private func changesOutside(
    _ presentation: Presentation, at time: Time, _ presenter: PresentationRenderer,
    _ grid: CellGrid, _ backdrop: CellGrid
  ) -> Int {
    let placement = presenter.placement(
      of: presentation, columns: grid.columns, rows: grid.rows)
    let pose = presentation.pose(at: time)
    let top = placement.top + (pose?.offset(in: placement) ?? 0)
    let bottom = top + (pose?.height(in: placement) ?? -1e9)
    return grid.cells.indices.count { place in
      let (y, x) = (Double(place / grid.columns) * 16, Double(place % grid.columns) * 8)
      // Whole cells: a column or a row may reach half a cell over the frame's own edge.
      let isInside = y + 16 > top - 8 && y < bottom + 8
      let isBeside =
        x + 8 > placement.left - 4 && x < placement.left + placement.size.width + 4
      return !(isInside && isBeside) && grid.cells[place] != backdrop.cells[place]
    }
  }

  @Test(arguments: ColorDepth.allCases, GlyphSet.allCases)
  func `whatever comes and goes stays in its frame and cuts no wide character`(
    _ depth: ColorDepth, _ glyphs: GlyphSet
  ) {
    let letters = Presentations.letters(columns: Self.size.columns, rows: Self.size.rows)
    for layout in [HUDDesign.Layout.bar, .bezel] {
      for (show, dismiss) in zip(
        ShowAnimation.allCases, DismissAnimation.allCases + [.none])
      {
        var presenter = PresentationRenderer(
          Presentations.spokes, renderer: CellRenderer(depth: depth), glyphs: glyphs)
        var presentation = Presentations.shown(
          design(show, dismiss, layout: layout), message: "Laden 日本語 läuft")
        for seconds in [0, 0.01, 0.2, 0.39, 0.6, 0.8, 1.5, 2, 2.2, 2.21, 2.4, 2.59] {
          let time = Time(seconds: seconds)
          if seconds == 2.2 { presentation.apply(.dismiss, at: time) }
          presentation.advance(to: time)
          let grid = presenter.grid(of: presentation, at: time, over: letters)
          #expect(
            changesOutside(presentation, at: time, presenter, grid, letters) == 0,
            "\(show) \(dismiss) \(layout) at \(time.seconds)")
          let wide = presenter.grid(of: presentation, at: time, over: Self.mixed)
          #expect(isWhole(wide), "\(show) \(dismiss) \(layout) at \(time.seconds)")
        }
        let end = Time(seconds: 3)
        #expect(presenter.grid(of: presentation, at: end, over: letters) == letters)
        #expect(presenter.grid(of: presentation, at: end, over: Self.mixed) == Self.mixed)
      }
    }
  }

  @Test func `what fades is mixed with what is beneath`() {
    var design = Presentations.bar
    design.showAnimation = .fade
    design.animationTime = 1
    var presenter = PresentationRenderer(Presentations.spokes, renderer: CellRenderer())
    let grid = presenter.grid(
      of: Presentations.shown(design), at: Time(seconds: 0.5),
      over: Presentations.letters(columns: 40, rows: 6))
    // The frame's #000080 and the words' white, half of each.
    let half = Color(red: 0, green: 0, blue: 0x40)
    #expect(
      grid[row: 4, column: 17]
        == Cell(glyph: "o", foreground: Color(red: 0x80, green: 0x80, blue: 0xA0), background: half)
    )
    #expect(
      grid[row: 4, column: 38]
        == Cell(glyph: "q", foreground: Color(red: 0x80, green: 0x80, blue: 0xC0), background: half)
    )
  }

  @Test(
    arguments: [(0.3, nil), (0.5, CellStyle.dim), (0.7, CellStyle())] as [(Double, CellStyle?)])
  func `where colours cannot be mixed what fades is dim half of the time`(
    _ share: Double, _ expected: CellStyle?
  ) {
    var design = Presentations.bar
    design.showAnimation = .fade
    design.animationTime = 1
    design.overlay.color = .role(.clear)
    var presenter = PresentationRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: .ansi16))
    let grid = presenter.grid(
      of: Presentations.shown(design), at: Time(seconds: share),
      over: CellGrid(columns: 40, rows: 6))
    let letter = grid[row: 4, column: 17]
    #expect((letter.glyph == "o" ? letter.style : nil) == expected)
  }

  @Test func `what grows is smaller in the beginning, about its middle`() {
    var design = Presentations.bar
    design.layout = .bezel
    design.position = .center
    design.width = 160
    design.height = 96
    design.showAnimation = .zoom
    design.animationTime = 1
    var presenter = PresentationRenderer(Presentations.spokes, renderer: CellRenderer())
    let backdrop = CellGrid(columns: 40, rows: 10)
    func covered(at time: Double) -> [Int] {
      let grid = presenter.grid(
        of: Presentations.shown(design), at: Time(seconds: time), over: backdrop)
      return (0..<10).map { row in
        (0..<40).count { grid[row: row, column: $0].background != nil }
      }
    }
    // Four and a half rows: its lower edge has its colour behind a block, its upper one in front.
    #expect(covered(at: 0.5) == [0, 0, 0, 15, 15, 15, 15, 15, 0, 0])
    #expect(covered(at: 1) == [0, 0, 20, 20, 20, 20, 20, 20, 0, 0])
  }
}
