import WhorlCore

/// A colour with premultiplied alpha: red, green and blue 0…255 times the alpha, alpha 0…1.
///
/// The channels keep the range of ``Color`` so that opaque colours are exact.
///
/// A type of its own and not an alias: the first array of vectors has the runtime look for what
/// vectors conform to, which takes longer than drawing a small picture.
struct Ink: Hashable, Sendable {
  private var channels: SIMD4<Float>

  /// No colour at all.
  static let zero = Ink(channels: .zero)

  private init(channels: SIMD4<Float>) {
    self.channels = channels
  }

  /// A colour at full strength; its own alpha is not looked at.
  init(_ color: Color) {
    channels = SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1)
  }

  /// An opaque grey, 0…255.
  static func grey(_ level: Float) -> Ink { Ink(channels: SIMD4(level, level, level, 1)) }

  /// Red, times the alpha.
  var x: Float { channels.x }
  /// Green, times the alpha.
  var y: Float { channels.y }
  /// Blue, times the alpha.
  var z: Float { channels.z }
  /// The alpha.
  var w: Float { channels.w }

  static func + (one: Ink, other: Ink) -> Ink { Ink(channels: one.channels + other.channels) }
  static func - (one: Ink, other: Ink) -> Ink { Ink(channels: one.channels - other.channels) }
  static func * (ink: Ink, factor: Float) -> Ink { Ink(channels: ink.channels * factor) }
  static func / (ink: Ink, divisor: Float) -> Ink { Ink(channels: ink.channels / divisor) }
  static func += (sum: inout Ink, ink: Ink) { sum.channels += ink.channels }
  /// The sum of the squares of the channels.
  var squares: Float { (channels * channels).sum() }

  /// The brightness, by the weights of ITU-R BT.709.
  var luma: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
  /// This ink with channels that can be shown.
  var clamped: Ink {
    Ink(channels: channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
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
