import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererPathTests {
  private func dots(_ shapes: Shape...) -> [String] {
    let scene = Scene(size: Size(side: 8), shapes: shapes)
    return CellRenderer().grid(of: scene, columns: 4, rows: 2).dots.map { line in
      line.map { $0 ? "#" : "." }.joined()
    }
  }

  @Test func `a fill lights the dots whose better half it covers`() {
    #expect(
      dots(.path(Scenes.fill([(-4, -4), (4, 4), (-4, 4)]))) == [
        "#.......", "##......", "###.....", "####....", "#####...", "######..", "#######.",
        "########",
      ])
  }

  @Test func `a bar thinner than a dot is a row of dots wherever it lies`() {
    for y in [-0.9, -0.5, -0.3, -0.1] {
      let lines = dots(.path(Scenes.fill(Scenes.rectangle(-4, y - 0.005, 8, 0.01))))
      #expect(lines[3] == "########")
      #expect(lines.joined().count { $0 == "#" } == 8)
    }
  }

  @Test func `a bar on the line between two rows lights both, as its mirror image would`() {
    let lines = dots(.path(Scenes.fill(Scenes.rectangle(-4, -0.005, 8, 0.01))))
    #expect(lines[3] == "########" && lines[4] == "########")
  }

  @Test func `a fill that has hardly begun to grow lights nothing`() {
    #expect(!dots(.path(Scenes.fill(Scenes.rectangle(0, 0, 0.1, 0.1)))).joined().contains("#"))
  }

  @Test func `a hairline stroke is one line of dots`() {
    let lines = dots(
      .path(Scenes.stroke([(-3.5, -2.5), (3.5, -2.5), (3.5, 3.5)], lineWidth: 0.01)))
    #expect(
      lines == [
        "........", "########", ".......#", ".......#", ".......#", ".......#", ".......#",
        ".......#",
      ])
  }

  @Test func `a mask keeps the dots that are inside it`() {
    let square = Shape.path(Scenes.fill(Scenes.rectangle(-4, -4, 8, 8)))
    let mask = [Scenes.contour(Scenes.rectangle(-2, -4, 3, 8), isClosed: true)]
    #expect(
      dots(.masked(Masked(contours: mask, shapes: [square])))
        == Array(repeating: "..###...", count: 8))
  }

  @Test func `of two paths in a cell the one in front has the colour`() {
    let ground = Scenes.fill(Scenes.rectangle(-4, -4, 8, 8), color: Scenes.gray)
    let figure = Scenes.fill(Scenes.rectangle(-4, -4, 1, 1), color: Scenes.blue)
    let scene = Scene(size: Size(side: 8), shapes: [.path(ground), .path(figure)])
    let grid = CellRenderer().grid(of: scene, columns: 4, rows: 2)
    #expect(grid[row: 0, column: 0] == Cell(glyph: "⣿", foreground: Scenes.blue))
    #expect(grid[row: 0, column: 1] == Cell(glyph: "⣿", foreground: Scenes.gray))
  }
}
