import WhorlCore

extension CellRenderer {
  /// Draws shapes as dots that are on or off, one colour a cell.
  func drawDots(of scene: Scene, span: SceneSpan, mosaic: Mosaic, in grid: inout CellGrid) {
    let pixels = (columns: mosaic.columns, rows: mosaic.rows)
    guard
      let window = Window(
        of: scene, span: span, in: grid, pixels: pixels, edge: .centered, by: self)
    else { return }
    let tone = Tone(for: span, depth: depth)
    var dots = DotMap(space: window.space)
    dots.draw(window.drawing, tone: tone)
    for row in window.rows {
      for column in window.columns {
        guard let summary = dots.summary(column: column, row: row, mosaic: mosaic) else { continue }
        grid[row: row, column: column] = Cell(
          glyph: mosaic.characters[summary.bits], foreground: foreground(summary.ink))
      }
    }
  }
}
