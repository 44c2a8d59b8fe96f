extension JSONDocument {
  /// The document without the member or element at `pointer`, the comma that it no longer needs,
  /// and its line or lines if nothing else stands on them. Every other byte stays.
  public func removing(_ pointer: JSONPointer) throws(JSONEditError) -> JSONDocument {
    let node = try existing(pointer)
    guard let parent = pointer.parent else { throw .rootStays }
    let container = try existing(parent)
    let slots = JSONSlot.all(of: container)
    let offset = node.byteRange.lowerBound
    guard let index = slots.firstIndex(where: { $0.range.contains(offset) }) else {
      throw .missing(pointer)
    }
    let slot = slots[index].range
    let removed: Range<Int>
    if slots.count == 1 {
      removed = container.byteRange.dropFirst().dropLast()
    } else if index + 1 < slots.count, let lines = ownLines(of: slot) {
      removed = lines
    } else if index > 0 {
      removed = slots[index - 1].range.upperBound..<slot.upperBound
    } else {
      removed = slot.lowerBound..<slots[1].range.lowerBound
    }
    return try splicing(removed, with: [])
  }

  /// The whole lines of a child that is followed by a comma; `nil` if they hold something else.
  private func ownLines(of slot: Range<Int>) -> Range<Int>? {
    let start = lineStart(of: slot.lowerBound)
    guard start > 0, bytes[start..<slot.lowerBound].allSatisfy({ Self.isBlank($0) }) else {
      return nil
    }
    guard let comma = bytes[slot.upperBound...].firstIndex(of: UInt8(ascii: ",")),
      let feed = bytes[comma...].firstIndex(of: UInt8(ascii: "\n")),
      !hasLineEnd(in: slot.upperBound..<comma),
      bytes[(comma + 1)..<feed].allSatisfy({ Self.isBlank($0) })
    else { return nil }
    return start..<feed + 1
  }
}
