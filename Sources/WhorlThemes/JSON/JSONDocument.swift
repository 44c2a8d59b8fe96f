/// A JSON text and where each of its values stands.
///
/// Strict RFC 8259 in UTF-8; a byte order mark is skipped and kept, a key that an object holds twice
/// and half a surrogate pair are refused. The bytes are kept as they are: order, spacing, unknown keys and the
/// spelling of numbers. Equal documents have equal bytes.
public struct JSONDocument: Hashable, Sendable {
  let storage: JSONStorage

  /// Reads a text.
  ///
  /// - Throws: the first thing that is wrong; a key given twice is found when its object ends.
  public init(bytes: [UInt8], limits: JSONLimits = .theme) throws(JSONError) {
    storage = try JSONStorage(bytes: bytes, limits: limits)
  }

  /// The text.
  public var bytes: [UInt8] { storage.bytes }

  /// The limits within which the text was read; edits keep to them.
  public var limits: JSONLimits { storage.limits }

  /// The outermost value.
  public var root: JSONNode { JSONNode(storage: storage, index: 0) }

  /// The line and the column of the byte at `offset`. Takes time in proportion to `offset`.
  public func position(of offset: Int) -> TextPosition {
    TextPosition(of: offset, in: storage.bytes)
  }

  /// Whether the bytes are the same.
  public static func == (left: JSONDocument, right: JSONDocument) -> Bool {
    left.storage === right.storage || left.bytes == right.bytes
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
  }
}
