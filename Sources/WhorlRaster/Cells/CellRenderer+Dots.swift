import WhorlCore

extension CellRenderer {
  /// Draws shapes as dots that are on or off, one colour a cell.
  func drawDots(of scene: Scene, mosaic: Mosaic, in grid: inout CellGrid) {
    let pixels = (columns: mosaic.columns, rows: mosaic.rows)
    guard
      let (columns, rows, space) = window(of: scene, in: grid, pixels: pixels, edge: .centered)
    else { return }
    let tone = Tone(for: scene, depth: depth)
    var dots = DotMap(space: space)
    for shape in scene.shapes where !scene.hides(shape, at: depth) {
      guard shape.alpha > 0, let outline = Outline(shape, in: space) else { continue }
      dots.draw(shape, outline: outline, tone: tone)
    }
    for row in rows {
      for column in columns {
        guard let summary = dots.summary(column: column, row: row, mosaic: mosaic) else { continue }
        grid[row: row, column: column] = Cell(
          glyph: mosaic.characters[summary.bits], foreground: foreground(summary.ink))
      }
    }
  }
}
