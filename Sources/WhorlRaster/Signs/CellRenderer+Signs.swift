import WhorlCore

extension CellRenderer {
  /// Draws a scene as a sign or a few, where the grid is too small for its shapes; returns whether
  /// it did.
  ///
  /// Glyph frames beside shapes are left out there, since they would hide the sign.
  func drawSigns(of scene: Scene, span: SceneSpan, in grid: inout CellGrid) -> Bool {
    guard isTooSmall(for: scene.size, columns: grid.columns, rows: grid.rows) else { return false }
    let tone = Tone(for: span, depth: depth)
    guard let gist = Gist(of: scene, span: span, tone: tone) else { return false }
    let family = SignFamily.family(of: glyphs)
    switch gist {
    case .arc(let arc):
      if glyphs == .braille, grid.columns > 1, isThinRing(scene, in: grid) { return false }
      write([sign(family.arc(arc.value), arc, tone)], in: &grid)
    case .bearing(let place): write([sign(family.bearing(place.value), place, tone)], in: &grid)
    case .ripple(let ring):
      write([sign(family.ripple(ring.value), ring, tone.lenient)], in: &grid)
    case .discs(let discs, let lead) where discs.count <= grid.columns || grid.columns == 1:
      let shown = discs.count <= grid.columns ? discs : [discs[lead]]
      write(shown.map { sign(family.disc($0.value), $0, tone.lenient) }, in: &grid)
    case .discs: drawPicture(of: scene, span: span, family: family, tone: tone, in: &grid)
    case .picture: drawPicture(of: scene, span: span, family: family, tone: tone, in: &grid)
    }
    return true
  }

  /// Whether a frame of some size would fill so few cells that nothing could be made out.
  func isTooSmall(for size: Size, columns: Int, rows: Int) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let aspect = size.width / size.height / cellAspect
    let columns = min(Double(columns), Double(rows) * aspect)
    let most: (columns: Double, rows: Double) =
      switch glyphs {
      case .braille, .sextant: (3, 1)
      case .quadrant: (3, 2)
      case .half, .ascii: (5, 2)
      }
    return columns < 2 || (columns <= most.columns && columns / aspect <= most.rows + 1e-9)
  }

  /// Whether a scene is one ring in thin strokes without a rail: that reads well in four dots by
  /// four.
  private func isThinRing(_ scene: Scene, in grid: CellGrid) -> Bool {
    let side = min(scene.size.width, scene.size.height)
    var radius: Double?
    return scene.leaves.allSatisfy { shape in
      guard case .arc(let arc) = shape, arc.role == .arc || arc.alpha == 0 else { return false }
      defer { radius = arc.radius }
      return arc.radius * 2 > side * 0.75 && arc.lineWidth < side * 0.35
        && abs(arc.radius - (radius ?? arc.radius)) < 1e-6
    }
  }

  private func sign<Value>(
    _ glyph: Character, _ weighed: Gist.Weighed<Value>, _ tone: Tone
  ) -> Cell {
    let alpha = tone.alpha(weighed.alpha)
    guard alpha >= 0.5 / 255 else { return .blank }
    return Cell(glyph: glyph, foreground: foreground(Ink(weighed.color) * Float(alpha)))
  }

  private func write(_ cells: [Cell], in grid: inout CellGrid) {
    let first = (grid.columns - cells.count) / 2
    for (place, cell) in cells.enumerated() {
      grid[row: (grid.rows - 1) / 2, column: first + place] = cell
    }
  }
}
