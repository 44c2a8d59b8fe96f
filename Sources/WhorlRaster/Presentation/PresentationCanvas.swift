import WhorlCore

/// A container's contents that the parts of a presentation are laid on, within its frame.
struct PresentationCanvas {
  /// The picture.
  private(set) var grid: CellGrid
  private let veiled: VeiledGrid
  /// The frame.
  let frame: FrameCells
  private let painter: CellPainter
  private let alpha: Double

  init(_ veiled: VeiledGrid, frame: FrameCells, painter: CellPainter, alpha: Double) {
    grid = veiled.grid
    self.veiled = veiled
    self.frame = frame
    self.painter = painter
    self.alpha = alpha
  }

  /// Whether an edge of the frame runs through a row.
  func hasEdge(in row: Int) -> Bool { veiled.hasEdge(in: row) }

  /// Lays a picture over the contents at a place, cut off at the frame.
  ///
  /// - Parameter isOpaque: whether its blank cells hide the characters beneath.
  mutating func lay(_ picture: CellGrid, row: Int, column: Int, isOpaque: Bool = false) {
    for y in 0..<picture.rows where frame.rows ~= row + y {
      for x in 0..<picture.columns where frame.columns ~= column + x {
        let cell = picture[row: y, column: x]
        let isBlank = cell.glyph == " " && cell.background == nil && !cell.isContinuation
        if isBlank, !isOpaque { continue }
        // Of a wide character that the frame cuts nothing is shown.
        if cell.isContinuation, !(frame.columns ~= column + x - 1) { continue }
        let isWide = x + 1 < picture.columns && picture[row: y, column: x + 1].isContinuation
        if isWide, !(frame.columns ~= column + x + 1) { continue }
        grid.separate(row: row + y, column: column + x)
        let below = veiled.covered(row: row + y, column: column + x)
        grid[row: row + y, column: column + x] = painter.lay(cell, over: below, alpha: alpha)
      }
    }
  }
}
