/// One value of a document, or the key of a member: a cursor that is cheap to copy.
public struct JSONNode: Sendable {
  let storage: JSONStorage
  let index: UInt32

  @inline(__always)
  init(storage: JSONStorage, index: UInt32) {
    self.storage = storage
    self.index = index
  }

  @inline(__always)
  var record: JSONRecord { storage.records[Int(index)] }

  /// What the value is; a key is a string.
  public var kind: JSONKind { record.kind }

  /// The bytes of the value: of a string with its quotes, of a container with its brackets.
  public var byteRange: Range<Int> {
    let record = record
    return Int(record.start)..<Int(record.end)
  }

  /// The line and the column at which the value begins. Takes time in proportion to the offset.
  public var position: TextPosition {
    TextPosition(of: Int(record.start), in: storage.bytes)
  }

  /// The value as the document spells it: `2.00`, `"\u0041"`.
  public var text: String {
    String(decoding: storage.bytes[byteRange], as: UTF8.self)
  }

  /// Whether the value is `true` or `false`; `nil` if it is neither.
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .null, .number, .string, .array, .object: nil
    }
  }
}
