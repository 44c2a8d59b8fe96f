import WhorlCore

extension CellRenderer {
  /// Writes a scene's glyph frames over its shapes, each with its middle as near to its place as
  /// whole cells allow.
  ///
  /// Of two cells that are equally near, the one to the left or above is taken. What is masked is
  /// written where the middle of a cell is inside the mask.
  func drawGlyphFrames(of scene: Scene, in grid: inout CellGrid) {
    let space = PixelSpace(
      fitting: scene.size, width: grid.columns, height: grid.rows, pixelAspect: cellAspect,
      edge: .centered)
    drawGlyphFrames(of: scene.shapes, visible: nil, in: space, grid: &grid)
  }

  private func drawGlyphFrames(
    of shapes: [Shape], visible: [Bool]?, in space: PixelSpace, grid: inout CellGrid
  ) {
    for shape in shapes {
      switch shape {
      case .glyph(let frame): draw(frame, visible: visible, in: space, grid: &grid)
      case .masked(let masked):
        guard masked.shapes.contains(where: \.holdsGlyphs) else { continue }
        var inside = Array(repeating: false, count: space.count)
        Fill(masked.contours, in: space)?.scan(in: space) { index, _, _ in
          inside[index] = visible?[index] ?? true
        }
        drawGlyphFrames(of: masked.shapes, visible: inside, in: space, grid: &grid)
      case .arc, .dot, .spoke, .path: continue
      }
    }
  }

  private func draw(
    _ frame: GlyphFrame, visible: [Bool]?, in space: PixelSpace, grid: inout CellGrid
  ) {
    let text = glyphs == .ascii ? Self.ascii(frame.text) : frame.text
    let width = text.cellWidth
    let x = frame.center.x * space.scale / space.stepX + Double(grid.columns - width) / 2
    let y = frame.center.y * space.scale / space.stepY + Double(grid.rows - 1) / 2
    let far = Double(grid.columns + grid.rows + width) * 2
    guard abs(x) < far, abs(y) < far else { return }
    let column = Int((x - 0.5 - 1e-9).rounded(.up))
    let row = Int((y - 0.5 - 1e-9).rounded(.up))
    let ink = Ink(frame.color) * Float(frame.color.alpha) / 255
    let before = visible == nil ? nil : grid
    grid.write(text, row: row, column: column, foreground: foreground(ink))
    guard let visible, let before, 0..<grid.rows ~= row else { return }
    for column in 0..<grid.columns where !visible[row * grid.columns + column] {
      grid[row: row, column: column] = before[row: row, column: column]
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

extension Shape {
  /// Whether it is drawn with characters of a family, not a text of its own.
  var isDrawn: Bool {
    if case .glyph = self { false } else { true }
  }

  /// Whether there are characters among what is shown.
  fileprivate var holdsGlyphs: Bool {
    switch self {
    case .glyph: true
    case .masked(let masked): masked.shapes.contains(where: \.holdsGlyphs)
    case .arc, .dot, .spoke, .path: false
    }
  }
}
