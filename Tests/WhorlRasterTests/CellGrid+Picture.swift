import WhorlRaster

extension CellGrid {
  /// The characters row by row; the right half of a wide character is left out.
  var picture: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns where !self[row: row, column: column].isContinuation {
        line.append(self[row: row, column: column].glyph)
      }
      return line
    }
  }

  /// Which of the dots of a braille picture are on, row by row.
  var dots: [[Bool]] {
    let bits = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return (0..<rows * 4).map { y in
      (0..<columns * 2).map { x in
        let glyph = self[row: y / 4, column: x / 2].glyph
        let value = glyph == " " ? 0 : Int(glyph.unicodeScalars.first?.value ?? 0) - 0x2800
        return value & bits[y % 4][x % 2] != 0
      }
    }
  }
}
