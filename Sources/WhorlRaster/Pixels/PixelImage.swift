public import WhorlCore

/// The pixels of a picture from a file: red, green, blue and straight alpha, a byte each.
public struct PixelImage: Hashable, Sendable {
  /// The number of pixels from left to right, at least 1.
  public let width: Int
  /// The number of pixels from top to bottom, at least 1.
  public let height: Int
  /// The pixels row by row, four bytes each.
  let bytes: [UInt8]

  /// Creates a picture; `nil` where the bytes are not four a pixel, or there is no pixel.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count.isMultiple(of: 4) else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, bytes.count / 4 == count else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The colour of a pixel.
  ///
  /// - Precondition: The place lies in the picture.
  public subscript(x x: Int, y y: Int) -> Color {
    let place = (y * width + x) * 4
    return Color(
      red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }
}
