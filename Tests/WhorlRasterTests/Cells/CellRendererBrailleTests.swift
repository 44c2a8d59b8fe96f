import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererBrailleTests {
  @Test(arguments: [0, 108, 251.5])
  func `a ring's dots are those whose centres lie in the band and not in the gap`(tail: Double) {
    let arc = Scenes.arc(radius: 29.25, lineWidth: 1.5, cap: .butt, tail: tail, length: 324)
    let grid = CellRenderer().grid(of: Scenes.scene(60, .arc(arc)), columns: 14, rows: 7)
    for (y, line) in grid.dots.enumerated() {
      for (x, isOn) in line.enumerated() {
        let dx = Double(x) - 13.5
        let dy = Double(y) - 13.5
        let distance = (dx * dx + dy * dy).squareRoot()
        let isBand = abs(distance - 29.25 * 28 / 60) <= 0.5
        // The gap is 36° wide; its middle lies 18° before the tail. cos 18° = 0.95106.
        let middle = Point(onCircleOf: 1, at: Angle(degrees: tail - 18))
        let isGap = dx * middle.x + dy * middle.y > distance * 0.951057
        #expect(isOn == (isBand && !isGap), "dot \(x), \(y)")
      }
    }
  }

  @Test func `round caps reach half the stroke's width beyond the ends`() {
    let arc = Scenes.arc(radius: 20, lineWidth: 8, tail: 90, length: 180)
    let dots = CellRenderer().grid(of: Scenes.scene(56, .arc(arc)), columns: 28, rows: 14).dots
    // The ends lie at 3 and 9 o'clock; above them there are half discs of radius 4.
    for y in 0..<28 {
      for x in 0..<56 {
        let dx = Double(x) - 27.5
        let dy = Double(y) - 27.5
        let isCap = (abs(dx) - 20) * (abs(dx) - 20) + dy * dy <= 16
        #expect(dots[y][x] == isCap, "dot \(x), \(y)")
      }
    }
  }

  @Test(arguments: [14, 31, 60])
  func `a thin closed ring is one line without a break`(rows: Int) {
    let arc = Scenes.arc(radius: 29, lineWidth: 0.2, tail: 0, length: 360)
    let grid = CellRenderer().grid(of: Scenes.scene(60, .arc(arc)), columns: rows * 2, rows: rows)
    let dots = grid.dots
    var rest = Set<[Int]>()
    for (y, line) in dots.enumerated() {
      for (x, isOn) in line.enumerated() where isOn { rest.insert([x, y]) }
    }
    var open = rest.prefix(1).map { $0 }
    rest.subtract(open)
    while let place = open.popLast() {
      for dx in -1...1 {
        for dy in -1...1 {
          if let next = rest.remove([place[0] + dx, place[1] + dy]) { open.append(next) }
        }
      }
    }
    #expect(rest.isEmpty)
  }

  @Test func `the arc wins the colour of the cells that it shares with its rail`() {
    let grid = CellRenderer().grid(of: Scenes.railed, columns: 14, rows: 7)
    let alone = Scenes.scene(60, Scenes.railed.shapes[0])
    let rail = CellRenderer().grid(of: alone, columns: 14, rows: 7)
    #expect(grid[row: 3, column: 13].foreground != Scenes.gray)
    #expect(grid[row: 3, column: 0] == rail[row: 3, column: 0])
    #expect(rail[row: 3, column: 0].foreground == Scenes.gray)
    for (dot, railDot) in zip(grid.dots.joined(), rail.dots.joined()) where railDot {
      #expect(dot)
    }
  }

  @Test func `opacity mixes the colour with the surface's background`() {
    var renderer = CellRenderer()
    renderer.surface.background = Color(red: 0, green: 0, blue: 100)
    let dot = Scenes.dot(radius: 9, opacity: 0.5, color: Color(red: 200, green: 101, blue: 0))
    let grid = renderer.grid(of: Scenes.scene(10, .dot(dot)), columns: 2, rows: 1)
    let color = Color(red: 100, green: 51, blue: 50)
    #expect(grid.cells == Array(repeating: Cell(glyph: "⣿", foreground: color), count: 2))
  }

  @Test func `within a layer the shape with the most ink wins the cell`() {
    let few = Scenes.dot(0, x: -0.25, y: -0.75, radius: 0.2, color: Scenes.blue)
    let many = Scenes.dot(1, x: 0, y: 0.25, radius: 0.6, color: Scenes.gray)
    for shapes in [[few, many], [many, few]] {
      let scene = Scene(size: Size(width: 1, height: 2), shapes: shapes.map { .dot($0) })
      let grid = CellRenderer().grid(of: scene, columns: 1, rows: 1)
      #expect(grid.cells == [Cell(glyph: "⣷", foreground: Scenes.gray)])
    }
  }

  @Test func `a dot too small to hold a raster point lights the nearest one`() {
    let dot = Scenes.dot(x: 3.05, y: 1.05, radius: 0.11)
    let grid = CellRenderer().grid(of: Scenes.scene(10, .dot(dot)), columns: 10, rows: 5)
    #expect(grid.dots.joined().count { $0 } == 1)
    #expect(grid.dots[12][16])
  }

  @Test func `an invisible shape lights nothing`() {
    let scene = Scenes.scene(
      10, .dot(Scenes.dot(radius: 5, opacity: 0)),
      .dot(Scenes.dot(radius: 5, color: Color(red: 9, green: 9, blue: 9, alpha: 0))),
      .dot(Scenes.dot(radius: 5, scale: 0)),
      .arc(Scenes.arc(radius: 4, lineWidth: 1, cap: .butt, tail: 0, length: 0)))
    let grid = CellRenderer().grid(of: scene, columns: 10, rows: 5)
    #expect(grid == CellGrid(columns: 10, rows: 5))
  }
}
