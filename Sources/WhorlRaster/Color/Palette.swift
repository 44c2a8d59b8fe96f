public import WhorlCore

/// The numbered colours of terminals: 16 named ones, a 6×6×6 cube and 24 greys.
///
/// Source: xterm's `256colres.pl` for 16…255; the first 16 are whatever a user's terminal makes
/// of them, here the shades of the VGA palette that most tables print.
public enum Palette {
  /// The colour that a number stands for.
  public static func color(_ index: UInt8) -> Color {
    switch index {
    case 0..<16: return named[Int(index)]
    case 16..<232:
      let place = Int(index) - 16
      return Color(
        red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    default:
      let level = 8 + 10 * (index - 232)
      return Color(red: level, green: level, blue: level)
    }
  }

  /// The number in 16…255 whose colour is nearest, by the sum of squared channel differences.
  ///
  /// The 16 named colours are left out, since users change them. Ties go to the cube.
  public static func nearest256(_ color: Color) -> UInt8 {
    let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
    let inCube = UInt8(16 + 36 * red + 6 * green + blue)
    // The grey nearest to three channels is the one nearest to their mean.
    let sum = Int(color.red) + Int(color.green) + Int(color.blue)
    let step = min(max((sum - 9) / 30, 0), 23)
    let grey = UInt8(232 + step)
    return distance(color, self.color(grey)) < distance(color, self.color(inCube)) ? grey : inCube
  }

  /// The number in 0…15 whose colour is nearest, by the sum of squared channel differences.
  ///
  /// Ties go to the lower number.
  public static func nearest16(_ color: Color) -> UInt8 {
    var best: (index: UInt8, distance: Int) = (0, .max)
    for index in UInt8(0)..<16 {
      let distance = distance(color, named[Int(index)])
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let named: [Color] = [
    Color(red: 0, green: 0, blue: 0), Color(red: 128, green: 0, blue: 0),
    Color(red: 0, green: 128, blue: 0), Color(red: 128, green: 128, blue: 0),
    Color(red: 0, green: 0, blue: 128), Color(red: 128, green: 0, blue: 128),
    Color(red: 0, green: 128, blue: 128), Color(red: 192, green: 192, blue: 192),
    Color(red: 128, green: 128, blue: 128), Color(red: 255, green: 0, blue: 0),
    Color(red: 0, green: 255, blue: 0), Color(red: 255, green: 255, blue: 0),
    Color(red: 0, green: 0, blue: 255), Color(red: 255, green: 0, blue: 255),
    Color(red: 0, green: 255, blue: 255), Color(red: 255, green: 255, blue: 255),
  ]

  /// The nearest of the six levels of the cube.
  private static func level(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  private static func distance(_ a: Color, _ b: Color) -> Int {
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return red * red + green * green + blue * blue
  }
}
