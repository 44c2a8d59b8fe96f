import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererDepthTests {
  /// Four dots in a row, one a cell, with these opacities.
  private func dots(_ opacities: [Double]) -> Scene {
    Scene(
      size: Size(width: Double(opacities.count), height: 2),
      shapes: opacities.enumerated().map { index, opacity in
        let x = Double(index) - Double(opacities.count) / 2 + 0.5
        return .dot(Scenes.dot(index, x: x, radius: 0.5, opacity: opacity))
      })
  }

  private func picture(_ opacities: [Double], _ glyphs: GlyphSet = .braille) -> String {
    let renderer = CellRenderer(glyphs: glyphs, depth: .monochrome)
    let grid = renderer.grid(of: dots(opacities), columns: opacities.count, rows: 1)
    #expect(grid.cells.allSatisfy { $0.foreground == nil && $0.background == nil })
    return grid.picture[0]
  }

  @Test func `without colours the brighter half of a scene is shown`() {
    #expect(picture([1, 0.8, 0.6, 0.4, 0.2]) == "⠶⠶   ")
    #expect(picture([0.5, 0.4, 0.3]) == "⠶  ")
    #expect(picture([0.3, 0.9]) == " ⠶")
  }

  @Test func `without colours a scene of one opacity is shown down to a quarter`() {
    #expect(picture([0.3, 0.32]) == "⠶⠶")
    #expect(picture([0.25]) == "⠶")
    #expect(picture([0.2, 0.2]) == "  ")
  }

  @Test func `without colours blocks are on or off too`() {
    #expect(picture([1, 0.2], .half) == "█ ")
    #expect(picture([0.2, 1], .quadrant) == " █")
  }

  @Test func `in ASCII opacity makes the character lighter`() {
    let grid = CellRenderer(glyphs: .ascii, depth: .monochrome).grid(
      of: Scenes.scene(10, .dot(Scenes.dot(radius: 9, opacity: 0.5))), columns: 2, rows: 1)
    #expect(grid.picture == ["++"])
    let full = CellRenderer(glyphs: .ascii).grid(
      of: Scenes.scene(10, .dot(Scenes.dot(radius: 9))), columns: 2, rows: 1)
    #expect(full.cells == Array(repeating: Cell(glyph: "@", foreground: .white), count: 2))
  }

  @Test func `without colours a rail under an arc is left out, and alone it is shown`() {
    let renderer = CellRenderer(depth: .monochrome)
    var opaque = Scenes.railed
    if case .arc(var arc) = opaque.shapes[1] {
      arc.sweep = nil
      opaque.shapes[1] = .arc(arc)
    }
    var alone = opaque
    alone.shapes.removeFirst()
    let grid = renderer.grid(of: opaque, columns: 14, rows: 7)
    #expect(grid == renderer.grid(of: alone, columns: 14, rows: 7))
    let rail = Scenes.scene(60, opaque.shapes[0])
    #expect(renderer.grid(of: rail, columns: 14, rows: 7)[row: 3, column: 0].glyph == "⣿")
  }

  @Test func `with 16 colours faint shapes vanish and dim ones are half mixed`() {
    let renderer = CellRenderer(depth: .ansi16)
    let grid = renderer.grid(of: dots([0.2, 0.3, 0.7]), columns: 3, rows: 1)
    let gray = Color(red: 128, green: 128, blue: 128)
    #expect(
      grid.cells == [
        .blank, Cell(glyph: "⠶", foreground: gray), Cell(glyph: "⠶", foreground: .white),
      ])
  }

  @Test func `with 256 colours cells have colours of the palette`() {
    let scene = Scenes.scene(10, .dot(Scenes.dot(radius: 9, color: Scenes.blue)))
    let grid = CellRenderer(depth: .ansi256).grid(of: scene, columns: 2, rows: 1)
    #expect(grid.cells[0].foreground == Color(red: 0, green: 135, blue: 255))
  }
}
