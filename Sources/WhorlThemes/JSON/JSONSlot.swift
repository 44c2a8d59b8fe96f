/// Where one member or element stands: from its key, if it has one, to the end of its value.
struct JSONSlot {
  let range: Range<Int>
  /// What is between the key and the value.
  let colon: Range<Int>?

  /// The members or elements of a value in order.
  static func all(of node: JSONNode) -> [JSONSlot] {
    switch node.kind {
    case .object:
      node.members.map { member in
        let key = member.key.byteRange
        let value = member.value.byteRange
        return JSONSlot(
          range: key.lowerBound..<value.upperBound, colon: key.upperBound..<value.lowerBound)
      }
    case .array:
      node.elements.map { JSONSlot(range: $0.byteRange, colon: nil) }
    case .string, .number, .true, .false, .null:
      []
    }
  }
}
