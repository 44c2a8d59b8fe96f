import WhorlCore

/// The cells that a scene's shapes may touch, and the shapes on the pixels under them.
struct Window {
  let columns: Range<Int>
  let rows: Range<Int>
  let space: PixelSpace
  let drawing: Drawing

  /// Finds the cells; `nil` where nothing is touched.
  init?(
    of scene: Scene, span: SceneSpan, in grid: CellGrid, pixels: (columns: Int, rows: Int),
    edge: PixelSpace.Edge, by renderer: CellRenderer
  ) {
    var space = PixelSpace(
      fitting: scene.size, width: grid.columns * pixels.columns, height: grid.rows * pixels.rows,
      pixelAspect: renderer.cellAspect * Double(pixels.rows) / Double(pixels.columns), edge: edge)
    // In ASCII a cell is one mark of ink, else a dot is about a unit.
    let dot = renderer.glyphs == .ascii ? Double(pixels.rows) : 1
    drawing = Drawing(
      of: scene, in: space, hidingGroundsOf: renderer.depth == .monochrome ? span : nil,
      leastDistance: 2 * dot)
    var touched: (columns: Range<Int>, rows: Range<Int>)?
    for mark in drawing.marks {
      guard let bounds = drawing.bounds(of: mark) else { continue }
      // One pixel more on each side: the dot nearest to a tiny shape may lie outside its bounds.
      let columns = space.columns(from: bounds.left - 1, to: bounds.right + 1)
      let rows = space.rows(from: bounds.top - 1, to: bounds.bottom + 1)
      guard !columns.isEmpty, !rows.isEmpty else { continue }
      touched =
        touched.map { (Self.hull($0.columns, columns), Self.hull($0.rows, rows)) }
        ?? (columns, rows)
    }
    guard let touched else { return nil }
    columns = Self.cells(over: touched.columns, each: pixels.columns)
    rows = Self.cells(over: touched.rows, each: pixels.rows)
    space.columns = columns.lowerBound * pixels.columns..<columns.upperBound * pixels.columns
    space.rows = rows.lowerBound * pixels.rows..<rows.upperBound * pixels.rows
    self.space = space
  }

  /// The shapes as pixels of the kept part.
  func picture(tone: Tone) -> Bitmap {
    var picture = Bitmap(width: space.columns.count, height: space.rows.count)
    picture.draw(drawing, in: space, tone: tone)
    return picture
  }

  private static func hull(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
    min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }

  private static func cells(over pixels: Range<Int>, each size: Int) -> Range<Int> {
    pixels.lowerBound / size..<(pixels.upperBound + size - 1) / size
  }
}
