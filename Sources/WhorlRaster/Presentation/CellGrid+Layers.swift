extension CellGrid {
  /// Lays a picture over this one at a place, cut off at a frame; its blank cells let through what
  /// is beneath.
  mutating func lay(_ picture: CellGrid, row: Int, column: Int, in frame: FrameCells) {
    for y in 0..<picture.rows where frame.rows ~= row + y {
      for x in 0..<picture.columns where frame.columns ~= column + x {
        let cell = picture[row: y, column: x]
        guard cell.glyph != " " || cell.background != nil || cell.isContinuation else { continue }
        separate(row: row + y, column: column + x)
        var top = cell
        top.background = cell.background ?? self[row: row + y, column: column + x].background
        self[row: row + y, column: column + x] = top
      }
    }
  }
}
