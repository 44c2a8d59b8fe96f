import WhorlCore

/// The scale that presentations are laid out in.
enum CellSize {
  /// The width of a column, in points.
  static let column = 8.0
  /// The height of a row, in points.
  static let row = 16.0

  /// The size of so many cells, in points.
  static func points(columns: Int, rows: Int) -> Size {
    Size(width: Double(columns) * column, height: Double(rows) * row)
  }

  /// The columns nearest to a width, at least one.
  static func columns(over width: Double) -> Int { cells(width / column) }

  /// The rows nearest to a height, at least one.
  static func rows(over height: Double) -> Int { cells(height / row) }

  /// More cells than any terminal has are as good as infinitely many.
  private static func cells(_ count: Double) -> Int { Int(min(max(count.rounded(), 1), 1e5)) }
}

/// A rectangle of cells.
struct CellBox: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  /// The box of a size whose middle is nearest to a place, in cells; of two the left or upper one.
  init(columns: Int, rows: Int, aroundColumn x: Double, row y: Double) {
    self.columns = columns
    self.rows = rows
    column = Int((x - Double(columns) / 2 - 0.5 - 1e-9).rounded(.up))
    row = Int((y - Double(rows) / 2 - 0.5 - 1e-9).rounded(.up))
  }

  /// The box of a size in the middle of another.
  init(columns: Int, rows: Int, inMiddleOf box: CellBox) {
    self.init(
      columns: columns, rows: rows, aroundColumn: Double(box.column) + Double(box.columns) / 2,
      row: Double(box.row) + Double(box.rows) / 2)
  }

  init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The column after the last.
  var endColumn: Int { column + columns }
  /// The row after the last.
  var endRow: Int { row + rows }
}

/// A number of columns and rows.
struct CellExtent: Hashable, Sendable {
  var columns: Int
  var rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The cells that a theme's spinner takes by its own size.
  init(of theme: Theme, drawnBy renderer: CellRenderer) {
    var frames: [String]?
    if case .glyphs(let glyphs) = theme.spinner {
      frames = renderer.glyphs == .ascii ? (theme.terminal.ascii ?? glyphs).frames : glyphs.frames
    }
    let size = Animation(theme, on: renderer.surface).size
    columns = frames?.reduce(1) { max($0, $1.cellWidth) } ?? CellSize.columns(over: size.width)
    rows = frames == nil ? CellSize.rows(over: size.height) : 1
  }
}
