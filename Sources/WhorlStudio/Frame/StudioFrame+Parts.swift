extension StudioFrame {
  /// Shows that a list goes on beyond its upper or its lower edge.
  mutating func drawScrollMarks(_ region: Region, above: Bool, below: Bool) {
    let right = region.column + region.columns - 2
    if above {
      let place = Region(column: right, row: region.row, columns: 1, rows: 1)
      write(String(marks.moreAbove), in: place, .faint)
    }
    if below {
      let place = Region(column: right, row: region.row + region.rows - 1, columns: 1, rows: 1)
      write(String(marks.moreBelow), in: place, .faint)
    }
  }

  /// Shows a line of text that is being edited, with the cursor at its caret.
  mutating func draw(_ line: LineEditor, in region: Region) {
    fill(region)
    let window = line.window(columns: region.columns)
    write(window.text, in: region)
    cursor = .visible(column: region.column + window.caret, row: region.row)
  }
}
