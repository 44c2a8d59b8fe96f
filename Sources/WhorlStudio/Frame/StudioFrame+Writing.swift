import WhorlCore
import WhorlRaster

extension StudioFrame {
  /// Writes text into the first row of a region, cut off with an ellipsis where it is too long.
  ///
  /// Returns the number of columns that were written.
  @discardableResult
  mutating func write(
    _ text: String, in region: Region, _ style: ChromeStyle = .normal
  ) -> Int {
    let clipped = clip(region)
    guard clipped.rows > 0, clipped.columns > 0 else { return 0 }
    let shown = ShownText(text, ascii: marks.isASCII)
    let limit = clipped.columns
    let isCut = shown.columns > limit
    var column = 0
    for character in shown.characters {
      let width = character.cellWidth
      guard column + width <= (isCut ? limit - 1 : limit) else { break }
      put(character, width: width, row: clipped.row, column: clipped.column + column, style)
      column += width
    }
    if isCut {
      put(marks.ellipsis, width: 1, row: clipped.row, column: clipped.column + column, style)
      column += 1
    }
    return column
  }

  /// Writes text so that it ends at the right edge of a region's first row.
  @discardableResult
  mutating func writeRight(
    _ text: String, in region: Region, _ style: ChromeStyle = .normal
  ) -> Int {
    let width = min(ShownText(text, ascii: marks.isASCII).columns, region.columns)
    let place = Region(
      column: region.column + region.columns - width, row: region.row, columns: width, rows: 1)
    return write(text, in: place, style)
  }

  /// Makes a region empty.
  mutating func fill(_ region: Region, _ style: ChromeStyle = .normal) {
    let clipped = clip(region)
    for row in clipped.row..<clipped.row + clipped.rows {
      for column in clipped.column..<clipped.column + clipped.columns {
        put(" ", width: 1, row: row, column: column, style)
      }
    }
  }

  /// Gives the text of a region another meaning, without changing it.
  mutating func restyle(_ region: Region, _ style: ChromeStyle) {
    let clipped = clip(region)
    for row in clipped.row..<clipped.row + clipped.rows {
      for column in clipped.column..<clipped.column + clipped.columns {
        guard case .chrome(let character, _) = self[row: row, column: column] else { continue }
        self[row: row, column: column] = .chrome(character, style)
      }
    }
  }

  /// Draws a border along the edge of a region, with a title in its upper line.
  mutating func box(_ region: Region, title: String = "", _ style: ChromeStyle = .faint) {
    guard region.columns >= 2, region.rows >= 2 else { return }
    let right = region.column + region.columns - 1
    let bottom = region.row + region.rows - 1
    for column in region.column + 1..<right {
      put(marks.horizontal, width: 1, row: region.row, column: column, style)
      put(marks.horizontal, width: 1, row: bottom, column: column, style)
    }
    for row in region.row + 1..<bottom {
      put(marks.vertical, width: 1, row: row, column: region.column, style)
      put(marks.vertical, width: 1, row: row, column: right, style)
    }
    put(marks.topLeft, width: 1, row: region.row, column: region.column, style)
    put(marks.topRight, width: 1, row: region.row, column: right, style)
    put(marks.bottomLeft, width: 1, row: bottom, column: region.column, style)
    put(marks.bottomRight, width: 1, row: bottom, column: right, style)
    guard !title.isEmpty else { return }
    let place = Region(
      column: region.column + 1, row: region.row, columns: region.columns - 2, rows: 1)
    write(" \(title) ", in: place, .title)
  }

  /// Shows a picture with its top left corner at a place; what does not fit is cut off.
  mutating func show(_ picture: CellGrid, row top: Int, column left: Int) {
    for row in 0..<picture.rows {
      for column in 0..<picture.columns {
        show(picture[row: row, column: column], row: top + row, column: left + column)
      }
    }
  }

  /// Puts one picture cell at a place of the screen, if it lies there.
  mutating func show(_ cell: Cell, row: Int, column: Int) {
    guard region.contains(column: column, row: row) else { return }
    separate(row: row, column: column)
    self[row: row, column: column] = .picture(cell)
  }

  private func clip(_ region: Region) -> Region {
    let left = min(max(region.column, 0), columns)
    let top = min(max(region.row, 0), rows)
    let right = min(max(region.column + region.columns, left), columns)
    let bottom = min(max(region.row + region.rows, top), rows)
    return Region(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  private mutating func put(
    _ character: Character, width: Int, row: Int, column: Int, _ style: ChromeStyle
  ) {
    guard region.contains(column: column, row: row) else { return }
    separate(row: row, column: column)
    if width == 2 {
      separate(row: row, column: column + 1)
      self[row: row, column: column + 1] = .continuation
    }
    self[row: row, column: column] = .chrome(character, style)
    mend(row: row, column: column - 1)
    mend(row: row, column: column + width)
  }

  /// Blanks the other half of a wide character of which one half is about to be overwritten.
  private mutating func separate(row: Int, column: Int) {
    if self[row: row, column: column] == .continuation, column > 0 {
      self[row: row, column: column - 1] = .blank
    }
    if column + 1 < columns, self[row: row, column: column + 1] == .continuation {
      self[row: row, column: column + 1] = .blank
    }
  }
}
