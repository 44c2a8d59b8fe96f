import WhorlCore

/// What lies over a part of a container, under what is presented.
struct Veil: Hashable, Sendable {
  /// The colour over the contents, with its alpha.
  let fill: Color
  /// How the contents are blurred.
  let blur: HUDOverlay.Blur
  /// How much of both is to be seen, 0…1.
  let strength: Double
  /// The columns that are covered.
  let columns: Range<Int>
  /// The part that is covered, in eighths of a row from the container's upper edge.
  let edges: Range<Int>

  /// The veil of a design in a container, or in one frame in it.
  init(
    _ overlay: HUDOverlay, fill: Color, frame: FrameCells, in container: CellGrid, alpha: Double,
    painter: CellPainter, glyphs: GlyphSet
  ) {
    self.fill = fill
    blur = overlay.blur
    strength = min(max(alpha, 0), 1)
    switch overlay.coverage {
    case .screen, .parent:
      columns = 0..<container.columns
      edges = 0..<container.rows * FrameCells.eighths
    case .frame:
      columns = frame.columns.clamped(to: 0..<container.columns)
      edges =
        Self.hasEighths(fill, strength: strength, painter: painter, glyphs: glyphs)
        ? frame.edges
        : frame.rows.lowerBound * FrameCells.eighths..<frame.rows.upperBound * FrameCells.eighths
    }
  }

  /// Whether nothing of it can be seen.
  var isInvisible: Bool {
    columns.isEmpty || edges.isEmpty || strength < CellPainter.leastAlpha
      || (fill.alpha == 0 && blur == .none)
  }

  /// Whether edges between two rows can be shown: they take a colour behind a block.
  private static func hasEighths(
    _ fill: Color, strength: Double, painter: CellPainter, glyphs: GlyphSet
  ) -> Bool {
    guard glyphs != .ascii else { return false }
    switch painter.depth {
    case .monochrome: return false
    case .ansi16:
      switch CellPainter.Strength(Double(fill.alpha) / 255 * strength) {
      case .none, .dim: return false
      case .full: return true
      }
    case .ansi256, .trueColor: return true
    }
  }

  /// What becomes of a cell that is covered whole.
  ///
  /// - Parameter blurred: the blurred colour there; `nil` where nothing is blurred.
  func cell(over below: Cell, blurred: Color?, painter: CellPainter, glyphs: GlyphSet) -> Cell {
    let share = Double(fill.alpha) / 255
    guard painter.mixes else {
      return steppedCell(over: below, share: share, painter: painter, glyphs: glyphs)
    }
    let target = blurred.map { fill.over($0) } ?? fill.opaque
    let alpha = blurred == nil ? share * strength : strength
    guard alpha >= CellPainter.leastAlpha else { return below }
    let ground = painter.background(Color.mix(painter.ground(of: below), target, share: alpha))
    // Behind a veil that hides all, there are no characters.
    guard alpha < 1 - CellPainter.leastAlpha else { return Cell(glyph: " ", background: ground) }
    var cell = below
    cell.background = ground
    if cell.glyph != " " {
      cell.foreground = painter.foreground(
        Color.mix(painter.ink(of: below), target, share: alpha))
    }
    return cell
  }

  /// The same where colours cannot be mixed.
  private func steppedCell(
    over below: Cell, share: Double, painter: CellPainter, glyphs: GlyphSet
  ) -> Cell {
    var cell = below
    switch CellPainter.Strength(share * strength) {
    case .full: return Cell(glyph: " ", background: painter.background(fill.opaque))
    case .dim: cell.style.insert(.dim)
    case .none: break
    }
    switch (blur, CellPainter.Strength(strength)) {
    case (.none, _), (_, .none): return cell
    case (_, .dim), (_, .full): cell.style.insert(.dim)
    }
    if painter.depth == .ansi16, glyphs != .ascii, cell.glyph != " " || cell.isContinuation {
      cell.glyph = "░"
      cell.isContinuation = false
    }
    return cell
  }
}

extension Color {
  /// The colour without its alpha.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
