public import WhorlCore

/// A picture of pixels with transparency.
///
/// Pixels are kept as floating-point numbers with premultiplied alpha, so that layers of faint
/// shapes lose nothing, and leave as 8-bit sRGB with straight alpha.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels from left to right, at least 0.
  public let width: Int
  /// The number of pixels from top to bottom, at least 0.
  public let height: Int
  /// The pixels row by row.
  var inks: [Ink]

  /// Creates a transparent picture.
  ///
  /// - Precondition: Neither count is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a picture's sides are not negative")
    self.width = width
    self.height = height
    inks = Array(repeating: .zero, count: width * height)
  }

  /// The colour of a pixel with straight alpha; transparent black where nothing was drawn.
  ///
  /// - Precondition: The place lies in the picture.
  public subscript(x x: Int, y y: Int) -> Color {
    let ink = inks[y * width + x]
    var color = ink.hue
    color.alpha = Ink.channel(ink.w * 255)
    return color.alpha == 0 ? .clear : color
  }

  /// The pixels row by row as red, green, blue and straight alpha, four bytes a pixel.
  ///
  /// With a background, every pixel is laid over it and the result is opaque.
  public func bytes(over background: Color? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(inks.count * 4)
    for y in 0..<height {
      for x in 0..<width {
        let color = background.map { inks[y * width + x].over($0) } ?? self[x: x, y: y]
        bytes.append(color.red)
        bytes.append(color.green)
        bytes.append(color.blue)
        bytes.append(color.alpha)
      }
    }
    return bytes
  }
}
