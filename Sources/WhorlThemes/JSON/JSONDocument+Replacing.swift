extension JSONDocument {
  /// The document with the JSON text `value` in place of the value at `pointer`, and every other
  /// byte as it was.
  public func replacing(
    _ pointer: JSONPointer, with value: String
  ) throws(JSONEditError) -> JSONDocument {
    let node = try existing(pointer)
    return try splicing(node.byteRange, with: checked(value))
  }

  /// The document with `value` in place of the value at `pointer`, laid out as its surroundings
  /// are: on one line inside what stands on one line.
  public func replacing(
    _ pointer: JSONPointer, with value: JSONValue
  ) throws(JSONEditError) -> JSONDocument {
    let node = try existing(pointer)
    let range = node.byteRange
    let isOnOneLine =
      if let parent = pointer.parent {
        !hasLineEnd(in: try existing(parent).byteRange)
      } else {
        !hasLineEnd(in: range) && !JSONSlot.all(of: node).isEmpty
      }
    return try splicing(range, with: text(of: value, at: isOnOneLine ? nil : range.lowerBound))
  }

  /// The UTF-8 of a value in the style of this document: on one line, or of several lines beginning
  /// at `offset`.
  private func text(of value: JSONValue, at offset: Int?) -> [UInt8] {
    guard let offset else {
      return Array(JSONText.line(value, isCompact: usualColon == [UInt8(ascii: ":")]).utf8)
    }
    let column = position(of: offset).column - 1
    return Array(JSONText.lines(value, in: layout(at: offset), after: column).utf8)
  }

  /// The value at `pointer`.
  func existing(_ pointer: JSONPointer) throws(JSONEditError) -> JSONNode {
    guard let node = node(at: pointer) else { throw .missing(pointer) }
    return node
  }

  /// The UTF-8 of one JSON value, without blanks around it.
  func checked(_ value: String) throws(JSONEditError) -> ArraySlice<UInt8> {
    do {
      let document = try JSONDocument(bytes: Array(value.utf8), limits: limits)
      return document.bytes[document.root.byteRange]
    } catch {
      throw .badValue(error)
    }
  }

  /// The document with `new` in place of the bytes in `range`.
  func splicing(
    _ range: Range<Int>, with new: some Collection<UInt8>
  ) throws(JSONEditError) -> JSONDocument {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count - range.count + new.count)
    changed += bytes[..<range.lowerBound]
    changed += new
    changed += bytes[range.upperBound...]
    do {
      return try JSONDocument(bytes: changed, limits: limits)
    } catch {
      throw .refused(error)
    }
  }
}
