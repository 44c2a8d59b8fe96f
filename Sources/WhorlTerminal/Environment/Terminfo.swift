/// What a terminal's compiled entry in the terminfo database tells.
public struct Terminfo: Hashable, Sendable {
  /// The file that the entry was read from.
  public let path: String
  /// The number of colours, 0 for none.
  public let colors: Int

  /// Where `max_colors` stands among the numbers of an entry: `term.h`.
  private static let colorsIndex = 13

  /// Takes an entry as it was found.
  public init(path: String, colors: Int) {
    self.path = path
    self.colors = colors
  }

  /// Reads a compiled entry, or returns `nil` for bytes that are none.
  ///
  /// Both layouts of `term(5)` are read: numbers of 16 bits after the magic number 0o432, and of 32
  /// bits after 0o1036. The numbers follow the names and the flags, at an even place.
  public init?(path: String, bytes: [UInt8]) {
    func short(at offset: Int) -> Int? {
      guard offset >= 0, offset + 2 <= bytes.count else { return nil }
      return Int(Int16(truncatingIfNeeded: Int(bytes[offset]) | Int(bytes[offset + 1]) << 8))
    }
    let magic = short(at: 0)
    guard magic == 0o432 || magic == 0o1036, let names = short(at: 2), let flags = short(at: 4),
      let numbers = short(at: 6), names >= 0, flags >= 0, numbers >= 0
    else { return nil }
    let width = magic == 0o432 ? 2 : 4
    let start = (12 + names + flags + 1) & ~1
    guard start + numbers * width <= bytes.count else { return nil }
    var colors = -1
    if numbers > Self.colorsIndex {
      let place = start + Self.colorsIndex * width
      colors = short(at: place) ?? -1
      if width == 4, let high = short(at: place + 2) {
        colors = colors & 0xFFFF | high << 16
      }
    }
    // What is absent or cancelled is negative.
    self.init(path: path, colors: max(colors, 0))
  }
}
