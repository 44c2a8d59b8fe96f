import WhorlCore

extension CellRenderer {
  /// From nothing to full ink, in ASCII.
  private static let ramp: [Character] = Array(" .:-=+*#%@")

  /// Draws shapes with ASCII characters, darker the more of a cell is covered and the less it is
  /// transparent. The character says how much; the colour is the ink's own.
  func drawRamp(of scene: Scene, span: SceneSpan, in grid: inout CellGrid) {
    let pixels = (columns: 2, rows: 4)
    guard
      let window = Window(of: scene, span: span, in: grid, pixels: pixels, edge: .covered, by: self)
    else { return }
    let space = window.space
    let picture = window.picture(tone: .mixed)
    for row in window.rows {
      for column in window.columns {
        var sum = Ink.zero
        for y in 0..<pixels.rows {
          let first = space.index(column: column * pixels.columns, row: row * pixels.rows + y)
          for index in first..<first + pixels.columns { sum += picture.inks[index] }
        }
        let mean = sum / Float(pixels.columns * pixels.rows)
        guard let letter = Self.letter(covering: mean.w) else { continue }
        grid[row: row, column: column] = Cell(glyph: letter, foreground: foreground(mean.hue))
      }
    }
  }

  /// The character that covers so much of its cell, 0…1; `nil` for a space.
  static func letter(covering share: Float) -> Character? {
    let step = Int((share * Float(ramp.count - 1)).rounded())
    return step > 0 ? ramp[min(step, ramp.count - 1)] : nil
  }
}
