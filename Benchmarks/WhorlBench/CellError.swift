import WhorlCore
import WhorlRaster

/// How far cells are from the pixels of the same frames.
struct CellError {
  let glyphs: GlyphSet
  let columns: Int
  let rows: Int
  let width: Int
  let height: Int
  let frames: FrameChoice

  /// Writes a line a theme: its name and the mean squared error of a channel.
  ///
  /// The cells are ours, or another program's where there are any at standard input: for each
  /// the character's scalar, the colour and the colour behind it as 0xRRGGBB, 32 bits each.
  func report() {
    let foreign = Report.input()
    var offset = 0
    for theme in frames.themes {
      let renderer = ThemeRenderer(theme, cellAspect: 0.5, glyphs: glyphs)
      var sum = 0.0
      for (time, scene) in zip(frames.times(of: theme), frames.scenes(of: theme)) {
        var picture = CellPicture(width: width, height: height, columns: columns, rows: rows)
        if foreign.isEmpty {
          draw(renderer.grid(at: time, columns: columns, rows: rows), in: &picture)
        } else {
          draw(foreign, from: &offset, in: &picture)
        }
        sum += error(of: picture, scene: scene)
      }
      Report.line(theme.id, Stopwatch.text(sum / Double(frames.count)))
    }
  }

  private func draw(_ grid: CellGrid, in picture: inout CellPicture) {
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = grid[row: row, column: column]
        guard let scalar = cell.glyph.unicodeScalars.first else { continue }
        picture.draw(
          scalar, row: row, column: column,
          foreground: Self.pixel(cell.foreground ?? Surface.dark.foreground),
          background: Self.pixel(cell.background ?? Surface.dark.background))
      }
    }
  }

  private func draw(_ bytes: [UInt8], from offset: inout Int, in picture: inout CellPicture) {
    func next() -> UInt32 {
      defer { offset += 4 }
      guard offset + 4 <= bytes.count else { Report.fail("WhorlBench: too few cells") }
      return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * $1) }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let scalar = Unicode.Scalar(next()) ?? " "
        picture.draw(
          scalar, row: row, column: column, foreground: Self.pixel(next()),
          background: Self.pixel(next()))
      }
    }
  }

  private func error(of picture: CellPicture, scene: Scene) -> Double {
    let bytes = Bitmap(of: scene, width: width, height: height)
      .bytes(over: Surface.dark.background)
    var sum = 0.0
    for index in 0..<width * height {
      let truth = CellPicture.Pixel(
        Float(bytes[index * 4]), Float(bytes[index * 4 + 1]), Float(bytes[index * 4 + 2]))
      let difference = picture.pixels[index] - truth
      sum += Double((difference * difference).sum())
    }
    return sum / Double(width * height * 3)
  }

  private static func pixel(_ color: Color) -> CellPicture.Pixel {
    CellPicture.Pixel(Float(color.red), Float(color.green), Float(color.blue))
  }

  private static func pixel(_ number: UInt32) -> CellPicture.Pixel {
    CellPicture.Pixel(
      Float(number >> 16 & 0xFF), Float(number >> 8 & 0xFF), Float(number & 0xFF))
  }
}
