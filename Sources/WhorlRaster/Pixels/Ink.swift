import WhorlCore

/// A colour with premultiplied alpha: red, green and blue 0…255 times the alpha, alpha 0…1.
///
/// The channels keep the range of ``Color`` so that opaque colours are exact.
typealias Ink = SIMD4<Float>

extension SIMD4<Float> {
  /// A colour at full strength; its own alpha is not looked at.
  init(_ color: Color) {
    self = Ink(Float(color.red), Float(color.green), Float(color.blue), 1)
  }

  /// This ink laid over another ("over" of Porter and Duff, 1984, in sRGB).
  func over(_ below: Ink) -> Ink { self + below * (1 - w) }

  /// The colour of this ink over an opaque one.
  func over(_ background: Color) -> Color {
    let mixed = over(Ink(background))
    return Color(
      red: Self.channel(mixed.x), green: Self.channel(mixed.y), blue: Self.channel(mixed.z))
  }

  /// The straight colour of this ink, without its alpha; black where there is none.
  var hue: Color {
    guard w > 0 else { return .black }
    return Color(
      red: Self.channel(x / w), green: Self.channel(y / w), blue: Self.channel(z / w))
  }

  /// Rounds half up; a thousandth more, since a tie such as 0.7 × 255 falls short in `Float`.
  static func channel(_ value: Float) -> UInt8 {
    UInt8(Swift.min(Swift.max((value + 0.501).rounded(.down), 0), 255))
  }
}
