import WhorlCore

/// A picture with a veil over a part of it.
struct VeiledGrid: Sendable {
  /// The picture.
  private(set) var grid: CellGrid
  /// Of rows that the veil's edges run through, the cells as if the veil covered them whole.
  private var coveredRows: [Int: [Cell]] = [:]
  private let firstColumn: Int

  /// From an eighth of a row to seven of them, from below.
  private static let eighths: [Character] = Array("▁▂▃▄▅▆▇")

  /// A picture without a veil.
  init(_ backdrop: CellGrid) {
    grid = backdrop
    firstColumn = 0
  }

  /// Lays a veil over a picture.
  ///
  /// - Parameter blurred: the picture's blurred colours; `nil` where nothing is blurred.
  init(
    _ backdrop: CellGrid, under veil: Veil, blurred: [Color]?, painter: CellPainter,
    glyphs: GlyphSet
  ) {
    grid = backdrop
    firstColumn = veil.columns.lowerBound
    let size = FrameCells.eighths
    let last = (veil.edges.upperBound + size - 1) / size
    for row in max(veil.edges.lowerBound / size, 0)..<max(min(last, grid.rows), 0) {
      let upper = min(max(veil.edges.lowerBound - row * size, 0), size)
      let lower = min(max(veil.edges.upperBound - row * size, 0), size)
      guard upper < lower else { continue }
      grid.cut(row: row, columns: veil.columns)
      let first = row * grid.columns
      let cells = veil.columns.map { column in
        veil.cell(
          over: grid.cells[first + column], blurred: blurred?[first + column], painter: painter,
          glyphs: glyphs)
      }
      let places = first + firstColumn..<first + firstColumn + cells.count
      if lower - upper == size {
        grid.cells.replaceSubrange(places, with: cells)
        continue
      }
      coveredRows[row] = cells
      // An edge in the colours of what is beneath would only hide characters.
      let isVisible = zip(cells, places).contains {
        painter.ground(of: $0) != painter.ground(of: grid.cells[$1])
      }
      guard isVisible else {
        if lower - upper >= size / 2 { grid.cells.replaceSubrange(places, with: cells) }
        continue
      }
      for (covered, place) in zip(cells, places) {
        grid.cells[place] = Self.edge(
          of: covered, over: grid.cells[place], from: upper, to: lower, painter)
      }
    }
  }

  /// The cell at a place, as if the veil covered all of it where it covers any.
  func covered(row: Int, column: Int) -> Cell {
    guard !coveredRows.isEmpty, let cells = coveredRows[row], cells.indices ~= column - firstColumn
    else {
      return grid[row: row, column: column]
    }
    return cells[column - firstColumn]
  }

  /// The mean of the colours behind some cells; `nil` where all of them are the host's default.
  func ground(rows: Range<Int>, columns: Range<Int>, painter: CellPainter) -> Color? {
    var sum = Ink.zero
    var isDefault = true
    for row in rows {
      for column in columns {
        let cell = covered(row: row, column: column)
        if cell.background != nil { isDefault = false }
        sum += Ink(painter.ground(of: cell))
      }
    }
    return isDefault ? nil : (sum / Float(rows.count * columns.count)).hue
  }

  /// Whether an edge of the veil runs through a row.
  func hasEdge(in row: Int) -> Bool { coveredRows[row] != nil }

  /// A cell that is covered in part, from one eighth to another.
  ///
  /// Of a strip in the middle of a cell only its nearer end is exact.
  private static func edge(
    of covered: Cell, over below: Cell, from upper: Int, to lower: Int, _ painter: CellPainter
  ) -> Cell {
    let (veil, ground) = (painter.ground(of: covered), painter.ground(of: below))
    let height = lower - upper
    let isAtFoot = FrameCells.eighths - lower <= upper
    return isAtFoot
      ? Cell(
        glyph: eighths[height - 1], foreground: veil.reduced(to: painter.depth),
        background: below.background)
      : Cell(
        glyph: eighths[FrameCells.eighths - height - 1],
        foreground: ground.reduced(to: painter.depth), background: covered.background)
  }
}
