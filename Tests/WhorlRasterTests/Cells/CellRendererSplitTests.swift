import Testing
import WhorlCore
import WhorlRaster
import WhorlTestSupport

@Suite struct CellRendererSplitTests {
  /// The parts of a cell that a character has in the foreground, row by row.
  private static let parts: [(glyphs: GlyphSet, columns: Int, rows: Int, characters: [Character])] =
    [
      (.half, 1, 2, Array(" ▀▄█")), (.quadrant, 2, 2, Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")),
      (
        .sextant, 2, 3,
        (0..<64).map { bits in
          switch bits {
          case 0: " "
          case 21: "▌"
          case 42: "▐"
          case 63: "█"
          default:
            Character(
              Unicode.Scalar(0x1FAFF + bits - (bits > 21 ? 1 : 0) - (bits > 42 ? 1 : 0)) ?? " ")
          }
        }
      ),
    ]

  @Test(arguments: 0..<3)
  func `no other two colours and no other character come nearer to a cell`(index: Int) {
    let (glyphs, columns, rows, characters) = Self.parts[index]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      // A few colours, so that equal parts come up too, and one that is not there at all.
      let colors: [Color?] = (0..<columns * rows).map { _ in
        let levels: [UInt8] = [0, 60, 130, 255]
        func level() -> UInt8 { levels.randomElement(using: &random) ?? 0 }
        return Int.random(in: 0..<6, using: &random) == 0
          ? nil : Color(red: level(), green: level(), blue: level())
      }
      let shapes = colors.enumerated().compactMap { place, color in
        color.map { color -> Shape in
          let width = 1 / Double(columns)
          let height = 2 / Double(rows)
          let x = Double(place % columns) * width - 0.5
          let y = Double(place / columns) * height - 1
          return .path(Scenes.fill(Scenes.rectangle(x, y, width, height), color: color))
        }
      }
      let scene = Scene(size: Size(width: 1, height: 2), shapes: shapes)
      let cell = CellRenderer(glyphs: glyphs).grid(of: scene, columns: 1, rows: 1).cells[0]
      let wanted = colors.map { $0 ?? .black }
      let bits = characters.firstIndex(of: cell.glyph) ?? 0
      let shown = wanted.indices.map { place in
        (bits >> place & 1 == 1 ? cell.foreground : cell.background) ?? .black
      }
      let error = zip(wanted, shown).reduce(0) { $0 + distance($1.0, $1.1) }
      // Colours are rounded to whole numbers, by at most a half in each of three channels.
      let slack = 1.5 * Double(wanted.count)
      #expect(error <= leastError(of: wanted) + slack, "\(cell) for \(wanted)")
    }
  }

  /// The smallest sum of squared differences that two colours can come to.
  private func leastError(of colors: [Color]) -> Double {
    (0..<1 << colors.count).reduce(.infinity) { least, set in
      let front = colors.indices.filter { set >> $0 & 1 == 1 }.map { colors[$0] }
      let back = colors.indices.filter { set >> $0 & 1 == 0 }.map { colors[$0] }
      return min(least, spread(of: front) + spread(of: back))
    }
  }

  /// The sum of squared differences from the mean.
  private func spread(of colors: [Color]) -> Double {
    [\Color.red, \.green, \.blue].reduce(0) { sum, channel in
      let values = colors.map { Double($0[keyPath: channel]) }
      let mean = values.reduce(0, +) / Double(max(values.count, 1))
      return sum + values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    }
  }

  private func distance(_ a: Color, _ b: Color) -> Double {
    [\Color.red, \.green, \.blue].reduce(0) { sum, channel in
      let difference = Double(a[keyPath: channel]) - Double(b[keyPath: channel])
      return sum + difference * difference
    }
  }
}
