import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellRendererSignsTests {
  /// What each of an animation's scenes looks like in one row.
  private func signs(
    _ scenes: [Scene], _ glyphs: GlyphSet = .braille, depth: ColorDepth = .trueColor,
    columns: Int = 1
  ) -> [String] {
    let renderer = CellRenderer(glyphs: glyphs, depth: depth, span: SceneSpan(of: scenes))
    return scenes.map { renderer.grid(of: $0, columns: columns, rows: 1).picture[0] }
  }

  /// An arc of a quarter of a circle whose head points in each of some directions.
  private func arcs(_ heads: [Double], isClockwise: Bool = true) -> [Scene] {
    heads.map { head in
      Scenes.scene(
        60,
        .arc(
          Scenes.arc(
            radius: 27, lineWidth: 6, tail: isClockwise ? head - 90 : head + 90, length: 90,
            isClockwise: isClockwise)))
    }
  }

  /// Bars around a centre, the first brightest, the others less and less so.
  private func spokes(_ count: Int, head: Int) -> Scene {
    Scenes.scene(
      40,
      (0..<count).map { index in
        .spoke(
          Spoke(
            index: index, angle: Angle(degrees: Double(index) * 360 / Double(count)),
            innerRadius: 8, outerRadius: 20, width: 3, cornerRadius: 1,
            opacity: 1 - Double((index - head + count) % count) / Double(count), color: .white))
      })
  }

  private func row(_ scales: [Double], opacities: [Double] = [1, 1, 1]) -> Scene {
    Scene(
      size: Size(width: 90, height: 30),
      shapes: scales.enumerated().map { index, scale in
        .dot(
          Scenes.dot(
            index, x: Double(index - 1) * 30, radius: 10, scale: scale,
            opacity: opacities[index % 3]))
      })
  }

  @Test func `an arc is the sign that has its ink where the head is`() {
    let heads = [0.0, 60, 120, 180, 240, 300, 359]
    #expect(signs(arcs(heads)) == ["◠", "◝", "◞", "◡", "◟", "◜", "◠"])
    #expect(signs(arcs(heads, isClockwise: false)) == ["◠", "◝", "◞", "◡", "◟", "◜", "◠"])
    let corners = [45.0, 135, 225, 315]
    #expect(signs(arcs(corners), .quadrant) == ["▝", "▗", "▖", "▘"])
    #expect(signs(arcs(corners), .ascii) == ["/", "\\", "/", "\\"])
    #expect(signs(arcs([0, 90, 180, 270]), .ascii) == ["|", "-", "|", "-"])
  }

  @Test func `a sign has the colour of what it stands for`() {
    var scenes = arcs([0, 180])
    if case .arc(var arc) = scenes[1].shapes[0] {
      arc.opacity = 0.5
      scenes[1].shapes[0] = .arc(arc)
    }
    let renderer = CellRenderer(span: SceneSpan(of: scenes))
    #expect(
      scenes.map { renderer.grid(of: $0, columns: 1, rows: 1).cells[0] } == [
        Cell(glyph: "◠", foreground: Scenes.blue),
        Cell(glyph: "◡", foreground: Color(red: 0, green: 61, blue: 128)),
      ])
  }

  @Test func `of several arcs the outermost gives the sign`() {
    let inner = Scenes.arc(radius: 10, lineWidth: 4, tail: 0, length: 90)
    let outer = Scenes.arc(radius: 25, lineWidth: 4, tail: 180, length: 90)
    #expect(signs([Scenes.scene(60, .arc(inner), .arc(outer))]) == ["◜"])
  }

  @Test func `spokes are the sign of the direction of the brightest`() {
    let scenes = (0..<10).map { spokes(10, head: $0) }
    #expect(signs(scenes) == ["⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏", "⠋"])
    #expect(signs((0..<4).map { spokes(4, head: $0) }, .half) == ["▝", "▗", "▖", "▘"])
    #expect(signs((0..<8).map { spokes(8, head: $0) }, .ascii).joined() == "|/-\\|/-\\")
  }

  @Test func `dots in a ring are the sign of the direction of the strongest`() {
    let scenes = (0..<5).map { head in
      Scenes.scene(
        60,
        (0..<5).map { index in
          let place = Point(onCircleOf: 20, at: Angle(degrees: Double(index) * 72))
          return .dot(
            Scenes.dot(
              index, x: place.x, y: place.y, radius: 5, opacity: index == head ? 1 : 0.4))
        })
    }
    #expect(signs(scenes) == ["⠙", "⠸", "⠴", "⠧", "⠏"])
  }

  @Test func `a row of dots has a cell for each, or its first dot in the one there is`() {
    let scenes = [row([1, 1.25, 1.5]), row([1.5, 1, 1]), row([1.2, 1.5, 1])]
    #expect(signs(scenes, columns: 3) == ["⠂⠶⣿", "⣿⠂⠂", "⠶⣿⠂"])
    #expect(signs(scenes) == ["⠂", "⣿", "⠶"])
    #expect(signs(scenes, .ascii, columns: 3) == [".oO", "O..", "oO."])
    #expect(signs(scenes, .sextant, columns: 3) == ["▖▄█", "█▖▖", "▄█▖"])
  }

  @Test func `a faint dot leaves the one cell to the next`() {
    let scenes = [row([1, 1.5, 1], opacities: [0.02, 1, 1]), row([1.5, 1, 1])]
    #expect(signs(scenes) == ["⣿", "⣿"])
  }

  @Test func `a closed ring is a sign of its size`() {
    let scenes = [3.0, 10, 18, 29].map { radius in
      Scenes.scene(60, .arc(Scenes.arc(radius: radius, lineWidth: 2, tail: 0, length: 360)))
    }
    #expect(signs(scenes) == ["⠂", "⠒", "⠶", "⠿"])
    #expect(signs(scenes, .ascii) == [".", "o", "O", "0"])
  }

  @Test func `of other shapes a picture is made in which the dots that change stand out`() {
    let rail = Shape.path(
      Scenes.fill(Scenes.rectangle(-30, -30, 60, 60), color: Scenes.gray))
    let scenes = [(-30.0, -30.0), (0, -30), (0, 0), (-30, 0)].map { x, y in
      Scenes.scene(60, rail, .path(Scenes.fill(Scenes.rectangle(x, y, 30, 30))))
    }
    #expect(signs(scenes) == ["⠃", "⠘", "⢠", "⡄"])
    #expect(signs(scenes, .quadrant) == ["▘", "▝", "▗", "▖"])
    #expect(signs(scenes, .ascii) == ["`", "'", ".", ","])
    #expect(signs(scenes, columns: 2) == ["⠛ ", " ⠛", " ⣤", "⣤ "])
  }

  @Test func `dots of one size that move are a picture too`() {
    let scenes = [-20.0, 20].map { x in
      Scenes.scene(60, .dot(Scenes.dot(x: x, radius: 8)))
    }
    #expect(signs(scenes) == ["⡇", "⢸"])
  }

  @Test func `a thin ring without a rail is drawn where there are two columns in braille`() {
    let arc = Shape.arc(Scenes.arc(radius: 27, lineWidth: 4, tail: 45, length: 270))
    let scene = Scenes.scene(60, arc)
    #expect(signs([scene], columns: 2) == ["⣇⣸"])
    #expect(signs([scene], .quadrant, columns: 2) == ["▘ "])
    let rail = Scenes.arc(.rail, radius: 27, lineWidth: 4, tail: 0, length: 360)
    #expect(signs([Scenes.scene(60, .arc(rail), arc)], columns: 2) == ["◜ "])
  }

  @Test func `characters beside shapes make room for the sign, and alone they are shown`() {
    let text = Shape.glyph(GlyphFrame(text: "A", frame: 0, color: .white))
    var scene = arcs([0])[0]
    scene.shapes.append(text)
    #expect(signs([scene]) == ["◠"])
    #expect(signs([Scenes.scene(60, text)]) == ["A"])
  }

  @Test func `a larger box has shapes, and so has a scene of which no more is known`() {
    let scene = arcs([0])[0]
    let renderer = CellRenderer(span: SceneSpan(of: [scene]))
    #expect(!renderer.grid(of: scene, columns: 6, rows: 3).picture.joined().contains("◠"))
    #expect(CellRenderer().grid(of: scene, columns: 1, rows: 1).picture != ["◠"])
  }

  @Test func `what is invisible has no sign`() {
    let arc = Scenes.arc(radius: 27, lineWidth: 6, tail: 0, length: 90, opacity: 0)
    #expect(signs([Scenes.scene(60, .arc(arc)), Scenes.scene(60)]) == [" ", " "])
  }
}
