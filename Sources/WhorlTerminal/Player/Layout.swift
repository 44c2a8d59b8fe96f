internal import WhorlCore
internal import WhorlRaster

/// How a picture and its caption share the rows of a region: the picture is at the top left, the
/// caption to the right of it or below.
struct Layout: Hashable, Sendable {
  /// All that does not move.
  private let still: CellGrid
  /// The size of the pictures that this layout is for.
  private let pictureColumns: Int
  private let pictureRows: Int

  /// Creates the layout for pictures of one size in a window: what does not fit is cut off at the
  /// right and at the bottom.
  ///
  /// The window's last column stays free: terminals disagree about what follows a character in it.
  init(columns: Int, rows: Int, caption: Caption?, ellipsis: Character, in window: WindowSize) {
    pictureColumns = columns
    pictureRows = rows
    let width = window.columns - 1
    guard let caption, !caption.text.isEmpty else {
      still = CellGrid(columns: min(columns, width), rows: min(rows, window.rows))
      return
    }
    let (left, top, height) =
      switch caption.placement {
      case .right: (columns + 1, (rows - 1) / 2, max(rows, 1))
      case .below: (0, rows, rows + 1)
      }
    let text = caption.text.shortened(toCells: max(0, width - left), ellipsis: ellipsis)
    var grid = CellGrid(
      columns: min(max(columns, left + text.cellWidth), width), rows: min(height, window.rows))
    grid.write(text, row: top, column: left, foreground: caption.color)
    still = grid
  }

  /// The number of rows.
  var rows: Int { still.rows }

  /// A grid with nothing in it, as the terminal shows when room has been made.
  var blank: CellGrid { CellGrid(columns: still.columns, rows: still.rows) }

  /// The part of a picture that can be seen; `nil` if the picture has not the size that this layout
  /// is for.
  func visiblePart(of picture: CellGrid) -> CellGrid? {
    guard picture.columns == pictureColumns, picture.rows == pictureRows else { return nil }
    if picture.columns <= still.columns && picture.rows <= still.rows { return picture }
    var part = CellGrid(
      columns: min(picture.columns, still.columns), rows: min(picture.rows, still.rows))
    part.copy(picture)
    return part
  }

  /// All that there is to see, for the part of a picture that can be seen.
  func grid(with part: CellGrid) -> CellGrid {
    var grid = still
    grid.copy(part)
    return grid
  }
}

extension String {
  /// As many characters from the start as fit a number of cells, and an ellipsis if some do not.
  func shortened(toCells limit: Int, ellipsis: Character) -> String {
    guard cellWidth > limit else { return self }
    var text = ""
    var width = 0
    for character in self {
      width += character.cellWidth
      if width > limit - 1 { break }
      text.append(character)
    }
    return limit > 0 ? text + String(ellipsis) : ""
  }
}
