import WhorlCore

extension CellRenderer {
  /// Draws shapes as blocks of two colours a cell; without colours, as dots that are on or off.
  func drawMosaic(of scene: Scene, span: SceneSpan, mosaic: Mosaic, in grid: inout CellGrid) {
    switch depth {
    case .monochrome: drawDots(of: scene, span: span, mosaic: mosaic, in: &grid)
    case .ansi16: drawHardBlocks(of: scene, span: span, mosaic: mosaic, in: &grid)
    case .ansi256, .trueColor: drawSoftBlocks(of: scene, span: span, mosaic: mosaic, in: &grid)
    }
  }

  /// Draws blocks that shapes cover in part in mixed colours.
  private func drawSoftBlocks(
    of scene: Scene, span: SceneSpan, mosaic: Mosaic, in grid: inout CellGrid
  ) {
    // Pixels about as high as wide are drawn and then averaged to the parts of a cell; the smaller
    // they are, the nearer is the average to what a part really has of a shape.
    let fold = (columns: mosaic.columns == 1 ? 2 : 1, rows: mosaic.rows == 2 ? 2 : 1)
    let pixels = (columns: mosaic.columns * fold.columns, rows: mosaic.rows * fold.rows)
    guard
      let window = Window(of: scene, span: span, in: grid, pixels: pixels, edge: .covered, by: self)
    else { return }
    let picture = window.picture(tone: Tone(for: span, depth: depth))
    fill(window, pixels: picture.inks, mosaic: mosaic, fold: fold, in: &grid)
  }

  /// Draws blocks that belong to a shape or not: with few colours a mixed edge is a wrong colour.
  private func drawHardBlocks(
    of scene: Scene, span: SceneSpan, mosaic: Mosaic, in grid: inout CellGrid
  ) {
    let pixels = (columns: mosaic.columns, rows: mosaic.rows)
    guard
      let window = Window(
        of: scene, span: span, in: grid, pixels: pixels, edge: .centered, by: self)
    else { return }
    var dots = DotMap(space: window.space)
    dots.draw(window.drawing, tone: Tone(for: span, depth: depth))
    fill(window, pixels: dots.inks, mosaic: mosaic, fold: (1, 1), in: &grid)
  }

  /// Fills the cells of a window; a part of a cell is the mean of so many columns and rows of pixels.
  private func fill(
    _ window: Window, pixels: [Ink], mosaic: Mosaic, fold: (columns: Int, rows: Int),
    in grid: inout CellGrid
  ) {
    var parts = Array(repeating: Ink.zero, count: mosaic.bits.count)
    for row in window.rows {
      for column in window.columns {
        for place in parts.indices {
          let x = (column * mosaic.columns + place % mosaic.columns) * fold.columns
          let y = (row * mosaic.rows + place / mosaic.columns) * fold.rows
          var sum = Ink.zero
          for line in y..<y + fold.rows {
            let first = window.space.index(column: x, row: line)
            for index in first..<first + fold.columns { sum += pixels[index] }
          }
          parts[place] = sum / Float(fold.columns * fold.rows)
        }
        if let cell = cell(of: parts, mosaic: mosaic) { grid[row: row, column: column] = cell }
      }
    }
  }

  /// The character and the two colours nearest to the parts of a cell; `nil` where all are empty.
  ///
  /// Of all ways to divide the parts in two, the one is taken whose means have the smallest sum
  /// of squared differences from the parts.
  func cell(of parts: [Ink], mosaic: Mosaic) -> Cell? {
    var isEmpty = true
    var isUniform = true
    for part in parts {
      if part.w >= Self.leastAlpha { isEmpty = false }
      if part != parts[0] { isUniform = false }
    }
    if isEmpty { return nil }
    let full = (1 << parts.count) - 1
    let split = isUniform ? full : bestSplit(of: parts)
    guard split != full else { return Cell(glyph: "█", foreground: foreground(parts[0])) }
    var (front, back) = (split, full ^ split)
    // The part without ink is the ground, so that what lies behind shows through.
    if mean(of: parts, in: front).w < Self.leastAlpha { swap(&front, &back) }
    let foreground = foreground(mean(of: parts, in: front))
    let ground = mean(of: parts, in: back)
    let background = ground.w < Self.leastAlpha ? nil : background(ground)
    if let background, foreground == background {
      return Cell(glyph: "█", foreground: foreground)
    }
    return Cell(glyph: glyph(of: front, in: mosaic), foreground: foreground, background: background)
  }

  /// Half a step of 8-bit alpha: less cannot be seen.
  private static let leastAlpha: Float = 0.5 / 255

  /// The set of parts, the first among them, that differs most from the rest.
  private func bestSplit(of parts: [Ink]) -> Int {
    let ground = Ink(surface.background)
    let colors = parts.map { $0.over(ground) }
    let total = colors.reduce(.zero, +)
    var best = (set: 1, gain: -Float.infinity)
    // Sets without the first part are the same splits the other way round.
    for set in stride(from: 1, to: (1 << parts.count) - 1, by: 2) {
      var sum = Ink.zero
      var count: Float = 0
      for place in colors.indices where set >> place & 1 == 1 {
        sum += colors[place]
        count += 1
      }
      let rest = total - sum
      // The squared error is Σ|c|² less this, and Σ|c|² is the same for every split.
      let gain = sum.squares / count + rest.squares / (Float(colors.count) - count)
      if gain > best.gain { best = (set, gain) }
    }
    return best.set
  }

  private func mean(of parts: [Ink], in set: Int) -> Ink {
    var sum = Ink.zero
    var count: Float = 0
    for place in parts.indices where set >> place & 1 == 1 {
      sum += parts[place]
      count += 1
    }
    return sum / count
  }

  private func glyph(of set: Int, in mosaic: Mosaic) -> Character {
    var bits = 0
    for place in mosaic.bits.indices where set >> place & 1 == 1 { bits |= mosaic.bits[place] }
    return mosaic.characters[bits]
  }
}
