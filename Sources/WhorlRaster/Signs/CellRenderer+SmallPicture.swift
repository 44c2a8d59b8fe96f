import WhorlCore

extension CellRenderer {
  /// Draws shapes in the few dots of a sign.
  func drawPicture(
    of scene: Scene, span: SceneSpan, family: SignFamily, tone: Tone, in grid: inout CellGrid
  ) {
    let mosaic = family.mosaic
    let aspect = scene.size.width / scene.size.height / cellAspect
    let columns = min(max(Int(aspect.rounded()), 1), grid.columns, 3)
    let picture = SmallPicture(of: scene, grounds: span.grounds, part: span.bounds)
    let dots = picture.dots(columns: columns, mosaic: mosaic)
    let inks = dots.map(\.w)
    var lit = (span.dotRanges ?? DotRanges(of: [picture]))
      .lit(inks, columns: columns, mosaic: mosaic)
    guard let most = inks.max(), most > 0 else { return }
    if !lit.contains(true) { lit = inks.map { $0 > most / 2 } }
    // Thin shapes cover little of a dot, which would make them look faint.
    let brightest = picture.inks.reduce(0) { max($0, $1.w) }
    let alpha = max(Float(tone.lenient.alpha(Double(brightest))), 0.5)
    let first = (grid.columns - columns) / 2
    for column in 0..<columns {
      var bits = 0
      var ink = Ink.zero
      for place in mosaic.bits.indices {
        let x = column * mosaic.columns + place % mosaic.columns
        let index = place / mosaic.columns * columns * mosaic.columns + x
        guard lit[index] else { continue }
        bits |= mosaic.bits[place]
        ink += dots[index]
      }
      guard bits != 0 else { continue }
      grid[row: (grid.rows - 1) / 2, column: first + column] = Cell(
        glyph: mosaic.characters[bits], foreground: foreground(ink / ink.w * alpha))
    }
  }
}
