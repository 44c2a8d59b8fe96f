/// Character cells drawn back as pixels, each part of a cell with its exact area.
struct CellPicture {
  /// Red, green and blue, 0…255.
  typealias Pixel = SIMD3<Float>

  let width: Int
  let height: Int
  let columns: Int
  let rows: Int
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int, columns: Int, rows: Int) {
    self.width = width
    self.height = height
    self.columns = columns
    self.rows = rows
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Draws a cell.
  mutating func draw(
    _ scalar: Unicode.Scalar, row: Int, column: Int, foreground: Pixel, background: Pixel
  ) {
    let cellWidth = Double(width) / Double(columns)
    let cellHeight = Double(height) / Double(rows)
    let left = Double(column) * cellWidth
    let top = Double(row) * cellHeight
    add(background, left, top, left + cellWidth, top + cellHeight)
    for box in Self.boxes(of: scalar) {
      add(
        foreground - background, left + box.left * cellWidth, top + box.top * cellHeight,
        left + box.right * cellWidth, top + box.bottom * cellHeight)
    }
  }

  /// Adds a colour to each pixel, as much as a rectangle covers of it.
  private mutating func add(
    _ color: Pixel, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) {
    guard color != .zero else { return }
    for y in Int(top)..<min(Int(bottom.rounded(.up)), height) {
      let high = min(bottom, Double(y + 1)) - max(top, Double(y))
      for x in Int(left)..<min(Int(right.rounded(.up)), width) {
        let wide = min(right, Double(x + 1)) - max(left, Double(x))
        if high > 0, wide > 0 { pixels[y * width + x] += color * Float(high * wide) }
      }
    }
  }

  /// A rectangle within a cell whose sides are 1.
  struct Box: Equatable {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double
  }

  /// What of a cell a character covers.
  static func boxes(of scalar: Unicode.Scalar) -> [Box] {
    switch scalar.value {
    case 0x20, 0x2800: []
    case 0x2580: boxes(bits: 1, columns: 1, rows: 2)
    case 0x2584: boxes(bits: 2, columns: 1, rows: 2)
    case 0x2588: boxes(bits: 1, columns: 1, rows: 1)
    case 0x258C: boxes(bits: 1, columns: 2, rows: 1)
    case 0x2590: boxes(bits: 2, columns: 2, rows: 1)
    case 0x2596...0x259F:
      boxes(bits: quadrants[Int(scalar.value) - 0x2596], columns: 2, rows: 2)
    case 0x1FB00...0x1FB3B: boxes(bits: sextant(Int(scalar.value) - 0x1FB00), columns: 2, rows: 3)
    case 0x2801...0x28FF: dots(bits: Int(scalar.value) - 0x2800)
    default: Report.fail("WhorlBench: no picture of U+\(String(scalar.value, radix: 16))")
    }
  }

  private static func boxes(bits: Int, columns: Int, rows: Int) -> [Box] {
    (0..<columns * rows).filter { bits >> $0 & 1 == 1 }.map { place in
      let (x, y) = (Double(place % columns), Double(place / columns))
      return Box(
        left: x / Double(columns), top: y / Double(rows), right: (x + 1) / Double(columns),
        bottom: (y + 1) / Double(rows))
    }
  }

  /// ▖▗▘▙▚▛▜▝▞▟ as bits row by row.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  /// The bits, row by row, of the sextant of a number; two that are blocks have none.
  private static func sextant(_ number: Int) -> Int {
    var bits = number + 1
    if bits >= 0b010101 { bits += 1 }
    if bits >= 0b101010 { bits += 1 }
    return bits
  }

  /// Braille dots: a quarter of their eighth of the cell each, about what fonts draw.
  private static func dots(bits: Int) -> [Box] {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.indices.filter { bits >> $0 & 1 == 1 }.map { bit in
      let (x, y) = (Double(places[bit].0), Double(places[bit].1))
      return Box(
        left: (x + 0.25) / 2, top: (y + 0.25) / 4, right: (x + 0.75) / 2, bottom: (y + 0.75) / 4)
    }
  }
}
