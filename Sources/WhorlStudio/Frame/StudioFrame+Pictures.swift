import WhorlCore
import WhorlRaster

extension StudioFrame {
  /// Shows a newer picture in a place, except where something lies over it by now.
  ///
  /// Returns the cells that have changed, row by row, left to right.
  ///
  /// - Parameter above: the places whose pictures lie above this one.
  mutating func refresh(
    _ slot: PictureSlot, with picture: CellGrid, below above: ArraySlice<PictureSlot> = []
  ) -> [CellChange] {
    var changes: [CellChange] = []
    let covers = above.map(\.region).filter { $0.overlaps(slot.region) }
    for row in 0..<picture.rows {
      var run: [Cell] = []
      for column in 0...picture.columns {
        let isCovered = covers.contains {
          $0.contains(column: slot.column + column, row: slot.row + row)
        }
        if !isCovered,
          let cell = changedCell(of: picture, row: row, column: column, in: slot)
        {
          self[row: slot.row + row, column: slot.column + column] = .picture(cell)
          run.append(cell)
        } else if !run.isEmpty {
          changes.append(
            CellChange(
              row: slot.row + row, column: slot.column + column - run.count, cells: run))
          run = []
        }
      }
    }
    return changes
  }

  /// The cell of a picture as it may be shown; `nil` where it cannot be seen, or is shown already.
  private func changedCell(
    of picture: CellGrid, row: Int, column: Int, in slot: PictureSlot
  ) -> Cell? {
    guard column < picture.columns, isPicture(row: slot.row + row, column: slot.column + column)
    else { return nil }
    var cell = picture[row: row, column: column]
    let isWide =
      column + 1 < picture.columns && picture[row: row, column: column + 1].isContinuation
    if cell.isContinuation || isWide {
      let other = slot.column + column + (isWide ? 1 : -1)
      // A half of a wide glyph is not shown alone.
      if !isPicture(row: slot.row + row, column: other) {
        cell = Cell(glyph: " ", background: cell.background)
      }
    }
    let shown = self[row: slot.row + row, column: slot.column + column]
    return shown == .picture(cell) ? nil : cell
  }

  private func isPicture(row: Int, column: Int) -> Bool {
    guard region.contains(column: column, row: row),
      case .picture = self[row: row, column: column]
    else { return false }
    return true
  }

  /// Blanks a half of a wide glyph of a picture if something lies over its other half.
  mutating func mend(row: Int, column: Int) {
    guard region.contains(column: column, row: row),
      case .picture(let cell) = self[row: row, column: column],
      cell.isContinuation || cell.glyph.cellWidth == 2,
      !isPicture(row: row, column: column + (cell.isContinuation ? -1 : 1))
    else { return }
    self[row: row, column: column] = .picture(Cell(glyph: " ", background: cell.background))
  }
}
