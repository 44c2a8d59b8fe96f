import WhorlCore

extension PixelImage {
  /// This picture in a box of cells, as large as the box allows, centred, never stretched.
  func grid(columns: Int, rows: Int, renderer: CellRenderer) -> CellGrid {
    switch renderer.glyphs {
    case .half, .quadrant, .sextant:
      // Without colours the two halves of a cell could not be told apart.
      return renderer.depth == .monochrome
        ? dots(columns: columns, rows: rows, renderer: renderer)
        : blocks(columns: columns, rows: rows, renderer: renderer)
    case .braille: return dots(columns: columns, rows: rows, renderer: renderer)
    case .ascii: return letters(columns: columns, rows: rows, renderer: renderer)
    }
  }

  /// Two pixels a cell, in two colours.
  private func blocks(columns: Int, rows: Int, renderer: CellRenderer) -> CellGrid {
    let inks = inks(columns: columns, rows: rows, parts: (1, 2), renderer: renderer)
    var grid = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let parts = [
          inks[2 * row * columns + column], inks[(2 * row + 1) * columns + column],
        ]
        if let cell = renderer.cell(of: parts, mosaic: .half) {
          grid[row: row, column: column] = cell
        }
      }
    }
    return grid
  }

  /// Eight dots a cell, on where the picture can be told from what is behind it.
  private func dots(columns: Int, rows: Int, renderer: CellRenderer) -> CellGrid {
    let mosaic = Mosaic.braille
    let inks = inks(
      columns: columns, rows: rows, parts: (mosaic.columns, mosaic.rows), renderer: renderer)
    let ground = Ink(renderer.surface.background).luma
    let isClear = inks.map { $0.w >= 0.5 && abs(($0 / $0.w).luma - ground) > 48 }
    let isOn = isClear.contains(true) ? isClear : inks.map { $0.w >= 0.5 }
    var grid = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var bits = 0
        var sum = Ink.zero
        for place in mosaic.bits.indices {
          let x = column * mosaic.columns + place % mosaic.columns
          let y = row * mosaic.rows + place / mosaic.columns
          let index = y * columns * mosaic.columns + x
          guard isOn[index] else { continue }
          bits |= mosaic.bits[place]
          sum += inks[index]
        }
        guard bits != 0 else { continue }
        grid[row: row, column: column] = Cell(
          glyph: mosaic.characters[bits], foreground: renderer.foreground(sum.hue))
      }
    }
    return grid
  }

  /// A letter a cell, by how much of it is covered.
  private func letters(columns: Int, rows: Int, renderer: CellRenderer) -> CellGrid {
    let inks = inks(columns: columns, rows: rows, parts: (1, 1), renderer: renderer)
    var grid = CellGrid(columns: columns, rows: rows)
    for (place, ink) in inks.enumerated() {
      guard let glyph = CellRenderer.letter(covering: ink.w) else { continue }
      grid.cells[place] = Cell(glyph: glyph, foreground: renderer.foreground(ink.hue))
    }
    return grid
  }

  /// The picture's colours in the parts of cells, each the mean of the pixels under it.
  private func inks(
    columns: Int, rows: Int, parts: (columns: Int, rows: Int), renderer: CellRenderer
  ) -> [Ink] {
    let across = columns * parts.columns
    let down = rows * parts.rows
    // How many pixels a part is wide and high, where the picture just fits.
    let aspect = renderer.cellAspect * Double(parts.rows) / Double(parts.columns)
    let high = max(Double(width) / (Double(across) * aspect), Double(height) / Double(down))
    let wide = high * aspect
    let left = (Double(width) - Double(across) * wide) / 2
    let top = (Double(height) - Double(down) * high) / 2
    var inks: [Ink] = []
    inks.reserveCapacity(across * down)
    for y in 0..<down {
      for x in 0..<across {
        inks.append(
          mean(
            from: (left + Double(x) * wide, top + Double(y) * high),
            to: (left + Double(x + 1) * wide, top + Double(y + 1) * high)))
      }
    }
    return inks
  }

  /// The mean of the pixels in a rectangle; what lies outside of the picture is transparent.
  private func mean(from upper: (x: Double, y: Double), to lower: (x: Double, y: Double)) -> Ink {
    var sum = Ink.zero
    let columns =
      max(Int(upper.x.rounded(.down)), 0)..<max(min(Int(lower.x.rounded(.up)), width), 0)
    let rows = max(Int(upper.y.rounded(.down)), 0)..<max(min(Int(lower.y.rounded(.up)), height), 0)
    for y in rows {
      let high = min(Double(y + 1), lower.y) - max(Double(y), upper.y)
      for x in columns {
        let wide = min(Double(x + 1), lower.x) - max(Double(x), upper.x)
        sum += ink(x, y) * Float(wide * high)
      }
    }
    return sum / Float((lower.x - upper.x) * (lower.y - upper.y))
  }

  private func ink(_ x: Int, _ y: Int) -> Ink {
    let color = self[x: x, y: y]
    return Ink(color) * (Float(color.alpha) / 255)
  }
}
