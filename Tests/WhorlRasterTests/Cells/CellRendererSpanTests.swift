import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererSpanTests {
  private func dot(_ opacity: Double) -> Scene {
    Scenes.scene(60, .dot(Scenes.dot(radius: 20, opacity: opacity)))
  }

  private func renderer(_ scenes: [Scene], _ depth: ColorDepth, _ glyphs: GlyphSet = .braille)
    -> CellRenderer
  {
    CellRenderer(glyphs: glyphs, depth: depth, span: SceneSpan(of: scenes))
  }

  private func isBlank(_ grid: CellGrid) -> Bool { grid.cells.allSatisfy { $0 == .blank } }

  @Test(arguments: [GlyphSet.braille, .sextant, .quadrant, .half])
  func `without colours a lone shape that fades comes and goes`(glyphs: GlyphSet) {
    let scenes = [0.2, 0.3, 0.45, 0.7, 0.9, 1].map(dot)
    let renderer = renderer(scenes, .monochrome, glyphs)
    let blank = scenes.map { isBlank(renderer.grid(of: $0, columns: 14, rows: 7)) }
    #expect(blank == [true, true, false, false, false, false])
  }

  @Test func `without colours a faint animation is shown all the same`() {
    let scenes = [0.05, 0.1, 0.15, 0.2].map(dot)
    let renderer = renderer(scenes, .monochrome)
    #expect(!isBlank(renderer.grid(of: scenes[3], columns: 14, rows: 7)))
    #expect(isBlank(renderer.grid(of: scenes[0], columns: 14, rows: 7)))
  }

  @Test func `with 16 colours a motion within one step of brightness is still seen`() {
    for opacities in [[0.7, 0.85, 1], [0.3, 0.45, 0.6], [0.05, 0.1, 0.2]] {
      let scenes = opacities.map(dot)
      let renderer = renderer(scenes, .ansi16)
      let frames = scenes.map { renderer.grid(of: $0, columns: 14, rows: 7) }
      #expect(frames[0] != frames[2], "\(opacities)")
    }
  }

  @Test func `without colours the ground of what moves is left out`() {
    let rail = Shape.path(
      Scenes.stroke(Scenes.rectangle(-25, -25, 50, 50), lineWidth: 4, isClosed: true))
    let scenes = [[(-25.0, -25.0), (25, -25)], [(25, -25), (25, 25)]].map { points in
      Scenes.scene(60, rail, .path(Scenes.stroke(points, lineWidth: 4, color: Scenes.blue)))
    }
    let mono = renderer(scenes, .monochrome)
    #expect(
      mono.grid(of: scenes[0], columns: 14, rows: 7)
        != mono.grid(of: scenes[1], columns: 14, rows: 7))
    var alone = scenes[0]
    alone.shapes.removeFirst()
    #expect(
      mono.grid(of: scenes[0], columns: 14, rows: 7)
        == mono.grid(of: alone, columns: 14, rows: 7))
    let colors = renderer(scenes, .trueColor)
    #expect(
      colors.grid(of: scenes[0], columns: 14, rows: 7)
        != colors.grid(of: alone, columns: 14, rows: 7))
  }

  @Test func `with 16 colours blocks belong to a shape or not`() {
    let scene = Scenes.scene(
      60, .arc(Scenes.arc(radius: 24, lineWidth: 7, tail: 0, length: 300, color: .white)))
    for glyphs in [GlyphSet.sextant, .quadrant, .half] {
      let grid = renderer([scene], .ansi16, glyphs).grid(of: scene, columns: 20, rows: 10)
      let colors = Set(grid.cells.flatMap { [$0.foreground, $0.background] })
      #expect(colors == [nil, .white])
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func `rings that are too close lose every second`(glyphs: GlyphSet) {
    func rings(_ radii: [Double], length: Double = 90) -> Scene {
      Scenes.scene(
        100,
        radii.map { .arc(Scenes.arc(radius: $0, lineWidth: 2, tail: 0, length: length)) })
    }
    let renderer = CellRenderer(glyphs: glyphs)
    func grid(_ scene: Scene) -> CellGrid { renderer.grid(of: scene, columns: 14, rows: 7) }
    #expect(grid(rings([48, 47, 46, 45])) == grid(rings([48])))
    let half = renderer.glyphs == .ascii ? [48.0] : [48, 20]
    #expect(grid(rings([48, 45, 20, 17])) == grid(rings(half)))
    // A cell of ASCII is a seventh of 100 points high, two are 29.
    #expect(grid(rings([48, 16])) != grid(rings([48])))
    #expect(grid(rings([48, 46], length: 360)) != grid(rings([48], length: 360)))
  }

  @Test func `rails go with the rings they lie under`() {
    func scene(_ radii: [Double]) -> Scene {
      Scenes.scene(
        100,
        radii.flatMap { radius -> [Shape] in
          [
            .arc(
              Scenes.arc(
                .rail, radius: radius, lineWidth: 2, tail: 0, length: 360, color: Scenes.gray)),
            .arc(Scenes.arc(radius: radius, lineWidth: 2, tail: 0, length: 90)),
          ]
        })
    }
    let renderer = CellRenderer()
    #expect(
      renderer.grid(of: scene([48, 46]), columns: 14, rows: 7)
        == renderer.grid(of: scene([48]), columns: 14, rows: 7))
  }
}
