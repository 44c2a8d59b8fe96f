import WhorlRaster

/// The whole screen as a value: every cell, the cursor, the window's title, and what a click hits.
public struct StudioFrame: Hashable, Sendable {
  /// Where the terminal's cursor is.
  public enum Cursor: Hashable, Sendable {
    case hidden
    case visible(column: Int, row: Int)
  }

  /// The number of cells from left to right.
  public let columns: Int
  /// The number of cells from top to bottom.
  public let rows: Int
  /// The cells row by row, left to right.
  public private(set) var cells: [StudioCell]
  /// The cursor.
  public var cursor = Cursor.hidden
  /// The title of the terminal's window; free of control characters.
  public var title = ""
  /// The characters of lines and signs.
  let marks: Marks
  /// What clicks act on; later targets lie above earlier ones.
  var targets: [ClickTarget] = []
  /// What lies below the picture that lies above all.
  var backdrop = CellGrid(columns: 0, rows: 0)
  /// Where things move by themselves; later ones lie above earlier ones.
  private(set) var slots: [PictureSlot] = []

  /// Creates an empty screen.
  ///
  /// - Precondition: Neither count is negative.
  public init(columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows, marks: .unicode)
  }

  init(columns: Int, rows: Int, marks: Marks) {
    self.columns = columns
    self.rows = rows
    self.marks = marks
    cells = Array(repeating: .blank, count: columns * rows)
  }

  /// The whole screen.
  var region: Region { Region(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place, counted from 0 at the top left.
  ///
  /// - Precondition: The place lies on the screen.
  public subscript(row row: Int, column column: Int) -> StudioCell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Shows a picture where a theme turns, and remembers the place.
  mutating func show(_ picture: CellGrid, in slot: PictureSlot) {
    slots.append(slot)
    show(picture, row: slot.row, column: slot.column)
  }

  /// What a click at a place acts on: the topmost target there.
  func target(column: Int, row: Int) -> Target? {
    targets.last { $0.region.contains(column: column, row: row) }?.target
  }
}

/// A part of the screen that a click acts on.
struct ClickTarget: Hashable, Sendable {
  var region: Region
  var target: Target
}
