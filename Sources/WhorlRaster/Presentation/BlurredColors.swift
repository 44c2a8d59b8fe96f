import WhorlCore

/// The colours of a picture's cells, blurred as far as blur goes: a cell's character counts by how
/// much of the cell it covers.
///
/// The figures are those of Apple's sample "Blurring and Tinting an Image" of 2013: a radius of about
/// 30 points, saturation times 1.8, and a veil of one grey.
struct BlurredColors: Sendable {
  private static let radius = (columns: 4, rows: 2)
  private static let passes = 2
  private static let saturation: Float = 1.8

  /// The colours, row by row.
  let colors: [Color]

  init(_ grid: CellGrid, blur: HUDOverlay.Blur, painter: CellPainter) {
    var inks = grid.cells.map { cell in
      let ground = Ink(painter.ground(of: cell))
      let share = cell.glyph.inkShare
      return share == 0 ? ground : ground * (1 - share) + Ink(painter.ink(of: cell)) * share
    }
    for _ in 0..<Self.passes {
      for row in 0..<grid.rows {
        Self.spread(
          &inks, from: row * grid.columns, step: 1, count: grid.columns,
          radius: Self.radius.columns)
      }
      for column in 0..<grid.columns {
        Self.spread(
          &inks, from: column, step: grid.columns, count: grid.rows, radius: Self.radius.rows)
      }
    }
    let veil = blur.veil
    colors = inks.map { ink in
      let grey = Ink.grey(ink.luma)
      let vivid = (grey + (ink - grey) * Self.saturation).clamped
      return (vivid * (1 - veil.share) + Ink.grey(veil.level) * veil.share).hue
    }
  }

  /// Makes each of some inks the mean of those around it.
  private static func spread(
    _ inks: inout [Ink], from first: Int, step: Int, count: Int, radius: Int
  ) {
    let line = (0..<count).map { inks[first + $0 * step] }
    var sum = Ink.zero
    for place in 0..<min(radius, count) { sum += line[place] }
    for place in 0..<count {
      if place + radius < count { sum += line[place + radius] }
      if place > radius { sum += line[place - radius - 1] * -1 }
      let width = min(place + radius, count - 1) - max(place - radius, 0) + 1
      inks[first + place * step] = sum / Float(width)
    }
  }
}

extension HUDOverlay.Blur {
  /// The grey that is mixed in, 0…255, and how much of it.
  fileprivate var veil: (level: Float, share: Float) {
    switch self {
    case .none: (0, 0)
    case .extraLight: (0.97 * 255, 0.82)
    case .light: (255, 0.3)
    case .dark: (0.11 * 255, 0.73)
    }
  }
}
