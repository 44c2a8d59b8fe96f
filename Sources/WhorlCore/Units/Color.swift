/// An sRGB colour with straight (not premultiplied) alpha, 8 bits a channel.
public struct Color: Hashable, Sendable {
  /// The red channel, 0…255.
  public var red: UInt8
  /// The green channel, 0…255.
  public var green: UInt8
  /// The blue channel, 0…255.
  public var blue: UInt8
  /// The coverage, 0 (invisible) … 255 (opaque).
  public var alpha: UInt8

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Invisible.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour, opaque unless `alpha` is given.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the colour that `#RRGGBB` or `#RRGGBBAA` names, or returns `nil` for other text.
  public init?(hex: String) {
    let digits = hex.utf8
    guard digits.first == UInt8(ascii: "#"), digits.count == 7 || digits.count == 9 else {
      return nil
    }
    var value: UInt32 = 0
    for digit in digits.dropFirst() {
      guard let nibble = Self.nibble(digit) else { return nil }
      value = value << 4 | nibble
    }
    if digits.count == 7 { value = value << 8 | 0xFF }
    self.init(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque, in capitals.
  public var hex: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    var text = "#"
    for channel in channels {
      let digits = String(channel, radix: 16, uppercase: true)
      text += channel < 16 ? "0" + digits : digits
    }
    return text
  }

  /// The colour `share` of the way from `a` to `b`, channel by channel in sRGB, rounded half up.
  ///
  /// Shares outside 0…1 (an overshooting curve) go past the ends as far as 0…255 allows.
  public static func mix(_ a: Color, _ b: Color, share: Double) -> Color {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let value = Double(from) + (Double(to) - Double(from)) * share
      return UInt8(min(max((value + 0.5).rounded(.down), 0), 255))
    }
    return Color(
      red: channel(a.red, b.red), green: channel(a.green, b.green),
      blue: channel(a.blue, b.blue), alpha: channel(a.alpha, b.alpha))
  }

  private static func nibble(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
