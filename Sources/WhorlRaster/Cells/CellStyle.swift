/// How a character is written besides its colours.
public struct CellStyle: OptionSet, Hashable, Sendable {
  /// The styles as bits.
  public let rawValue: UInt8

  /// In heavier strokes.
  public static let bold = CellStyle(rawValue: 1)
  /// Fainter.
  public static let dim = CellStyle(rawValue: 2)

  /// Creates styles from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
