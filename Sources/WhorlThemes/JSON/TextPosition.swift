/// A place in a text as people count it.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from 1. A line ends with a line feed; a carriage return before it belongs to it.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// The first character.
  static let start = TextPosition(line: 1, column: 1)

  /// Orders positions from the beginning of the text to its end.
  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// Creates a position from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of the byte at `offset`; an offset past the end counts as the end.
  ///
  /// Takes time in proportion to `offset`. A byte order mark is no column. Bytes that are not UTF-8 count as one column for each
  /// that does not continue a sequence.
  public init(of offset: Int, in bytes: [UInt8]) {
    let start = min(JSONDocument.markLength(of: bytes), max(offset, 0))
    self = Self.start.advanced(over: bytes.prefix(max(offset, 0)).dropFirst(start))
  }

  /// The position after some bytes that stand at this one.
  func advanced(over bytes: ArraySlice<UInt8>) -> TextPosition {
    var line = line
    var column = column
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return TextPosition(line: line, column: column)
  }
}
