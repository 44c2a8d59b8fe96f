/// What a document and its nodes share; never changes.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  let records: [JSONRecord]
  let limits: JSONLimits

  /// Reads `bytes`.
  init(bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
    var failure: JSONError?
    records = bytes.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress, text.count <= limits.size else {
        failure = Self.error(outside: limits, in: bytes)
        return []
      }
      let capacity = JSONParser.capacity(for: text.count, limits: limits)
      return Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let records = buffer.baseAddress else { return }
        var parser = JSONParser(
          bytes: start, count: text.count, records: records, limits: limits)
        do throws(JSONError.Fault) {
          try parser.readDocument()
          count = Int(parser.recordCount)
        } catch {
          failure = parser.error(for: error)
        }
      }
    }
    if let failure { throw failure }
    self.bytes = bytes
    self.limits = limits
  }

  /// Why a text of this length is not read at all.
  private static func error(outside limits: JSONLimits, in bytes: [UInt8]) -> JSONError {
    let offset = min(bytes.count, limits.size)
    return JSONError(
      fault: bytes.isEmpty ? .empty : .tooLong(limit: limits.size), offset: offset,
      position: TextPosition(of: offset, in: bytes), pointer: .root)
  }
}
