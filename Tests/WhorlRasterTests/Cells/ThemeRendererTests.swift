import Testing
import WhorlCore
import WhorlRaster
import WhorlThemes

@Suite struct ThemeRendererTests {
  private static let sizes = [(1, 1), (3, 1), (7, 3), (14, 7), (40, 20)]

  private static func theme(_ id: String) throws -> Theme {
    let preset = try #require(Preset(id: id))
    return try ThemeDocument(bytes: preset.bytes).theme
  }

  private func isBlank(_ grid: CellGrid) -> Bool {
    grid.cells.allSatisfy { $0.glyph == " " && $0.background == nil }
  }

  @Test(arguments: Preset.all.map(\.id))
  func `every theme has ink at once and moves, at every size, in all characters and depths`(
    id: String
  ) throws {
    let theme = try Self.theme(id)
    let performance = Performance(theme, on: .dark)
    let round = min(performance.animation.loop?.length.seconds ?? 4, 4)
    let moments = (0..<16).map { Time(seconds: round * (Double($0) * 0.618).remainder) }
    let scenes = moments.map(performance.scene)
    let early = [0, 0.1, 0.2, 0.3].map { performance.scene(at: Time(seconds: $0)) }
    var renderer = CellRenderer(span: SceneSpan(of: scenes))
    var turn = id.utf8.reduce(0) { $0 + Int($1) }
    for (columns, rows) in Self.sizes {
      for glyphs in GlyphSet.allCases where glyphs != .ascii || theme.spinner.form != .glyphs {
        for depth in ColorDepth.allCases {
          turn += 1
          // Large pictures take time; each theme has another share of them.
          if rows > 3, turn % (rows > 7 ? 20 : 4) != 0 { continue }
          renderer.glyphs = glyphs
          renderer.depth = depth
          func grid(_ scene: Scene) -> CellGrid {
            renderer.grid(of: scene, columns: columns, rows: rows)
          }
          let place = "\(glyphs) \(depth) \(columns)×\(rows)"
          #expect(early.contains { !isBlank(grid($0)) }, "\(place)")
          let first = grid(scenes[0])
          #expect(scenes.dropFirst().contains { grid($0) != first }, "\(place)")
        }
      }
    }
  }

  @Test(arguments: Preset.all.map(\.id))
  func `every theme moves where there is only ASCII`(id: String) throws {
    let renderer = ThemeRenderer(
      try Self.theme(id), glyphs: .ascii, renderer: CellRenderer(depth: .monochrome))
    for (columns, rows) in Self.sizes.dropLast() {
      let grids = (0..<12).map {
        renderer.grid(at: Time(seconds: 1 + Double($0) * 0.137), columns: columns, rows: rows)
      }
      #expect(Set(grids).count > 1, "\(columns)×\(rows)")
      #expect(grids.joined(\.cells).allSatisfy { $0.glyph.isASCII }, "\(columns)×\(rows)")
    }
  }

  @Test func `the ASCII twin is shown in up to three rows, where all of it fits`() throws {
    var theme = try Self.theme("rk-ring")
    var twin = Glyphs()
    twin.frames = ["<=>", "<->"]
    theme.terminal.ascii = twin
    let renderer = ThemeRenderer(theme, glyphs: .ascii)
    func picture(_ columns: Int, _ rows: Int) -> [String] {
      renderer.grid(at: .zero, columns: columns, rows: rows).picture
    }
    #expect(picture(3, 1) == ["<=>"])
    #expect(picture(5, 3) == ["     ", " <=> ", "     "])
    #expect(picture(1, 1) == ["\\"])
    #expect(!picture(14, 7).joined().contains("<"))
    #expect(ThemeRenderer(theme).grid(at: .zero, columns: 1, rows: 1).picture == ["◜"])
  }

  @Test func `characters cannot be drawn, so their twin is shown at any size`() throws {
    let renderer = ThemeRenderer(try Self.theme("half-moon"), glyphs: .ascii)
    #expect(renderer.grid(at: .zero, columns: 9, rows: 5).picture.joined().contains("|"))
  }

  @Test func `without colours the threshold is the theme's, not the moment's`() throws {
    // A lone dot that fades: by its own range it would be on for ever.
    var dots = Dots()
    dots.circleCount = 1
    (dots.scaleFrom, dots.scaleTo) = (1, 1)
    (dots.opacityFrom, dots.opacityTo) = (0.4, 1)
    (dots.scaleUpDuration, dots.scaleDownDuration, dots.chainDelay) = (0.5, 0.5, 1)
    let theme = Theme(id: "fading", spinner: .dots(dots))
    let renderer = ThemeRenderer(theme, renderer: CellRenderer(depth: .monochrome))
    let blank = (0..<20).map {
      isBlank(renderer.grid(at: Time(seconds: Double($0) / 20), columns: 14, rows: 7))
    }
    #expect(Set(blank) == [true, false])
  }
}

extension Double {
  /// What comes after the point.
  fileprivate var remainder: Double { truncatingRemainder(dividingBy: 1) }
}

extension [CellGrid] {
  fileprivate func joined(_ cells: (CellGrid) -> [Cell]) -> [Cell] { flatMap(cells) }
}
