extension CellGrid {
  /// The characters as UTF-8, row by row, each row as wide as the grid and ended by a newline.
  public var textLines: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows * (columns * 3 + 1))
    for row in 0..<rows {
      for column in 0..<columns where !self[row: row, column: column].isContinuation {
        bytes.append(glyph: self[row: row, column: column].glyph)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The characters with their colours, row by row, each row ended by a reset and a newline.
  ///
  /// There is no cursor movement, and no escape sequence at all at depth 1.
  public func ansiLines(depth: ColorDepth) -> [UInt8] {
    guard depth > .monochrome else { return textLines }
    var writer = ANSIWriter(depth: depth)
    for row in 0..<rows {
      for column in 0..<columns { writer.write(self[row: row, column: column]) }
      writer.endLine()
    }
    return writer.bytes
  }
}
