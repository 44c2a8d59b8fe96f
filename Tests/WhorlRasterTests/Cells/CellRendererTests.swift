import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererTests {
  private static let scenes = [Scenes.ring, Scenes.railed, Scenes.spokes, Scenes.turnedDots]

  @Test(arguments: GlyphSet.allCases, ColorDepth.allCases)
  func `every size gives a grid of that size`(glyphs: GlyphSet, depth: ColorDepth) {
    for scene in Self.scenes {
      for (columns, rows) in [(1, 1), (3, 1), (1, 5), (200, 60), (0, 4), (7, 0)] {
        let renderer = CellRenderer(glyphs: glyphs, depth: depth)
        let grid = renderer.grid(of: scene, columns: columns, rows: rows)
        #expect(grid.columns == columns && grid.rows == rows)
        #expect(grid.cells.count == columns * rows)
        #expect(!grid.cells.contains { $0.glyph == "\u{2800}" })
      }
      let none = CellRenderer(glyphs: glyphs, depth: depth).grid(of: scene, columns: -1, rows: 2)
      #expect(none == CellGrid(columns: 0, rows: 2))
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func `a mirrored scene is drawn as the mirrored cells`(glyphs: GlyphSet) {
    for scene in Self.scenes {
      let renderer = CellRenderer(glyphs: glyphs, depth: .monochrome)
      let grid = renderer.grid(of: scene, columns: 24, rows: 12)
      let mirrored = renderer.grid(of: mirror(scene), columns: 24, rows: 12)
      let lines = mirrored.picture.map { String($0.reversed().map(mirror)) }
      #expect(grid.picture == lines)
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func `a scene twice as large in points is drawn the same`(glyphs: GlyphSet) {
    let small = Scenes.scene(20, .dot(Scenes.dot(x: 3, y: 1, radius: 5)))
    let large = Scenes.scene(40, .dot(Scenes.dot(x: 6, y: 2, radius: 10)))
    let renderer = CellRenderer(glyphs: glyphs)
    #expect(
      renderer.grid(of: small, columns: 30, rows: 11)
        == renderer.grid(of: large, columns: 30, rows: 11))
  }

  @Test(arguments: GlyphSet.allCases)
  func `a square frame in a wide box is centred and the rest is blank`(glyphs: GlyphSet) {
    let scene = Scenes.scene(10, .dot(Scenes.dot(radius: 7.1)))
    let grid = CellRenderer(glyphs: glyphs).grid(of: scene, columns: 20, rows: 4)
    for row in 0..<4 {
      for column in 0..<20 where column < 6 || column > 13 {
        #expect(grid[row: row, column: column] == .blank)
      }
      for column in 7..<13 { #expect(grid[row: row, column: column] != .blank) }
    }
  }

  @Test(arguments: GlyphSet.allCases, ColorDepth.allCases)
  func `what reaches outside the frame is cut off at its edge`(glyphs: GlyphSet, depth: ColorDepth)
  {
    let scenes = [
      Scenes.scene(4, .dot(Scenes.dot(x: 3, radius: 512))),
      Scenes.scene(4, .arc(Scenes.arc(radius: 2, lineWidth: 512, tail: 0, length: 300))),
      Scene(
        size: Size(width: 4, height: 1),
        shapes: [.dot(Scenes.dot(radius: 1))] + Scenes.spokes.shapes),
      Scenes.scene(4, .path(Scenes.fill([(-90, -80), (70, -90), (80, 90), (-70, 80)]))),
      Scenes.scene(4, .path(Scenes.stroke([(-90, -80), (70, 90)], lineWidth: 512))),
      Scenes.scene(
        4,
        .masked(
          Masked(
            contours: [Scenes.contour(Scenes.rectangle(-90, -90, 180, 180), isClosed: true)],
            shapes: [.dot(Scenes.dot(x: 3, radius: 512))]))),
    ]
    for scene in scenes {
      let (columns, rows) = (21, 5)
      let grid = CellRenderer(glyphs: glyphs, depth: depth)
        .grid(of: scene, columns: columns, rows: rows)
      let scale = min(
        Double(columns) / scene.size.width, Double(2 * rows) / scene.size.height)
      let left = (Double(columns) - scene.size.width * scale) / 2
      let top = (Double(rows) - scene.size.height * scale / 2) / 2
      let inner = Int(left.rounded(.down))..<columns - Int(left.rounded(.down))
      let within = Int(top.rounded(.down))..<rows - Int(top.rounded(.down))
      for row in 0..<rows {
        for column in 0..<columns where !(inner.contains(column) && within.contains(row)) {
          #expect(grid[row: row, column: column] == .blank)
        }
      }
      #expect(grid[row: rows / 2, column: columns / 2] != .blank)
    }
  }

  @Test func `cells of another shape keep circles round`() {
    // Cells as wide as high: a dot is twice as wide as high, and the disc 10 cells each way.
    let scene = Scenes.scene(10, .dot(Scenes.dot(radius: 5)))
    let grid = CellRenderer(cellAspect: 1).grid(of: scene, columns: 30, rows: 10)
    let lit = grid.dots[20].indices.filter { grid.dots[20][$0] }
    #expect(lit == Array(20..<40))
    #expect(grid.dots.indices.filter { grid.dots[$0][30] } == Array(0..<40))
  }

  @Test func `the surface's own colours are left out where the host's stand for them`() {
    let surface = Surface(
      foreground: .white, background: Color(red: 1, green: 2, blue: 3), accent: Scenes.blue,
      rail: Scenes.gray)
    let white = Scenes.scene(10, .dot(Scenes.dot(radius: 9)))
    var renderer = CellRenderer(surface: surface)
    #expect(renderer.grid(of: white, columns: 2, rows: 1).cells[0].foreground == .white)
    renderer.hostForegroundIsDefault = true
    #expect(renderer.grid(of: white, columns: 2, rows: 1).cells[0].foreground == nil)
    renderer.glyphs = .half
    let halves = Scene(
      size: Size(width: 1, height: 2),
      shapes: [
        .dot(Scenes.dot(y: 9.5, radius: 9.5, color: Scenes.blue)),
        .dot(Scenes.dot(y: -9.5, radius: 9.5, color: surface.background)),
      ])
    let full = renderer.grid(of: halves, columns: 1, rows: 1).cells[0]
    #expect(full.foreground != nil && full.background != nil)
    renderer.hostBackgroundIsDefault = true
    let open = renderer.grid(of: halves, columns: 1, rows: 1).cells[0]
    #expect(open.glyph == "▀" || open.glyph == "▄")
  }

  private func mirror(_ scene: Scene) -> Scene {
    Scene(
      size: scene.size,
      shapes: scene.shapes.map { shape in
        switch shape {
        case .arc(var arc):
          arc.center.x = -arc.center.x
          arc.tail = -arc.tail
          arc.isClockwise.toggle()
          return .arc(arc)
        case .dot(var dot):
          dot.center.x = -dot.center.x
          return .dot(dot)
        case .spoke(var spoke):
          spoke.angle = -spoke.angle
          return .spoke(spoke)
        case .path(var path):
          path.contours = mirror(path.contours)
          return .path(path)
        case .masked(let masked):
          let inner = mirror(Scene(size: scene.size, shapes: masked.shapes)).shapes
          return .masked(Masked(contours: mirror(masked.contours), shapes: inner))
        case .glyph: return shape
        }
      })
  }

  private func mirror(_ contours: [Path.Contour]) -> [Path.Contour] {
    contours.map { contour in
      Path.Contour(
        points: contour.points.map { Point(x: -$0.x, y: $0.y) }, isClosed: contour.isClosed)
    }
  }

  /// The character that looks like another one in a mirror.
  private func mirror(_ glyph: Character) -> Character {
    let value = glyph.unicodeScalars.first?.value ?? 0
    if 0x2800..<0x2900 ~= value {
      let bits = value - 0x2800
      let left = (bits & 0x38) >> 3 | (bits & 0x80) >> 1
      let right = (bits & 0x07) << 3 | (bits & 0x40) << 1
      return Character(Unicode.Scalar(0x2800 + (left | right)) ?? " ")
    }
    if 0x1FB00..<0x1FB3C ~= value || glyph == "▌" || glyph == "▐" {
      let sextants = (0..<64).map(Self.sextant)
      guard let bits = sextants.firstIndex(of: glyph) else { return glyph }
      return sextants[(bits & 0b010101) << 1 | (bits & 0b101010) >> 1]
    }
    let pairs: [(Character, Character)] = [
      ("▘", "▝"), ("▖", "▗"), ("▞", "▚"), ("▛", "▜"), ("▙", "▟"),
    ]
    for (left, right) in pairs {
      if glyph == left { return right }
      if glyph == right { return left }
    }
    return glyph
  }

  private static func sextant(_ bits: Int) -> Character {
    switch bits {
    case 0: " "
    case 21: "▌"
    case 42: "▐"
    case 63: "█"
    default: Character(Unicode.Scalar(0x1FB00 + bits - (bits > 42 ? 3 : bits > 21 ? 2 : 1)) ?? " ")
    }
  }
}
