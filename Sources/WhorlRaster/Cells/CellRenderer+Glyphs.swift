import WhorlCore

extension CellRenderer {
  /// Writes a scene's glyph frames in the middle of the grid, over its shapes.
  ///
  /// The row is (rows − 1) / 2 and the first column (columns − width) / 2, both rounded down.
  func drawGlyphFrames(of scene: Scene, in grid: inout CellGrid) {
    for shape in scene.shapes {
      guard case .glyph(let frame) = shape else { continue }
      let ink = Ink(frame.color) * Float(shape.alpha)
      let text = glyphs == .ascii ? Self.ascii(frame.text) : frame.text
      let width = text.cellWidth
      let column = (Double(grid.columns - width) / 2).rounded(.down)
      grid.write(
        text, row: (grid.rows - 1) / 2, column: Int(column), foreground: foreground(ink))
    }
  }

  /// Text whose characters outside of ASCII are stars, as wide as they were; a theme's own ASCII
  /// twin looks better and is the caller's to choose.
  private static func ascii(_ text: String) -> String {
    var result = ""
    for character in text {
      let isBlank = character.isWhitespace || character == "\u{2800}"
      if isBlank {
        result += String(repeating: " ", count: character.cellWidth)
      } else if character.isASCII {
        result.append(character)
      } else {
        result += String(repeating: "*", count: character.cellWidth)
      }
    }
    return result
  }
}
