/// Where a new child goes, and what must stand around it so that it looks like its neighbours.
struct JSONInsertion {
  /// What the new text replaces: nothing, or the blanks in an empty container.
  let range: Range<Int>
  /// What stands before the child: a comma and a gap, or the start of its line.
  let before: [UInt8]
  /// What stands between its key and its value.
  let colon: [UInt8]
  /// What stands after it.
  let after: [UInt8]
  /// How it is laid out over several lines; `nil` where it must stay on one.
  let layout: JSONLayout?

  /// Finds the surroundings of a new child at `index`, which is at most the number of children.
  ///
  /// An empty container on one line opens up if `isSpacious` and it does not stand on one line with
  /// others.
  init(
    into container: JSONNode, at index: Int, of document: JSONDocument, pointer: JSONPointer,
    isSpacious: Bool
  ) {
    let slots = JSONSlot.all(of: container)
    let comma = [UInt8(ascii: ",")]
    if slots.isEmpty {
      colon = document.usualColon
      let inside = container.byteRange.dropFirst().dropLast()
      let layout = document.layout(at: container.byteRange.lowerBound)
      let line = Array((layout.lineEnd + layout.inner.indentation).utf8)
      if document.hasLineEnd(in: inside) {
        range = inside.lowerBound..<inside.lowerBound
        before = line
        after = []
        self.layout = layout.inner
      } else if isSpacious, document.standsOnOwnLine(container, at: pointer) {
        range = inside
        before = line
        after = Array((layout.lineEnd + layout.indentation).utf8)
        self.layout = layout.inner
      } else {
        range = inside
        before = Array(document.bytes[inside])
        after = before
        self.layout = nil
      }
      return
    }
    let neighbour = slots[max(index - 1, 0)]
    colon = neighbour.colon.map { document.colon($0) } ?? document.usualColon
    let gap = Self.gap(at: index, between: slots, colon: colon, of: document)
    if index == 0 {
      range = neighbour.range.lowerBound..<neighbour.range.lowerBound
      before = []
      after = comma + gap
    } else {
      range = neighbour.range.upperBound..<neighbour.range.upperBound
      before = comma + gap
      after = []
    }
    let indentation = gap.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    var layout = document.layout(at: container.byteRange.lowerBound)
    layout.indentation = String(decoding: indentation, as: UTF8.self)
    self.layout = gap.contains(UInt8(ascii: "\n")) ? layout : nil
  }

  /// The UTF-8 of a value that comes after `key` here.
  func text(of value: JSONValue, after key: String?) -> [UInt8] {
    guard let layout else {
      return Array(JSONText.line(value, isCompact: colon == [UInt8(ascii: ":")]).utf8)
    }
    var column = layout.indentation.unicodeScalars.count
    if let key { column += JSONText.string(key).unicodeScalars.count + colon.count }
    return Array(JSONText.lines(value, in: layout, after: column).utf8)
  }

  /// What sets the new child off from its neighbour, comma aside: what sets the neighbours off.
  private static func gap(
    at index: Int, between slots: [JSONSlot], colon: [UInt8], of document: JSONDocument
  ) -> [UInt8] {
    let first = document.gap(before: slots[0].range.lowerBound)
    if index == 0 || slots.count == 1, let line = document.lineBreak(in: first) { return line }
    guard slots.count > 1 else {
      return colon.last == UInt8(ascii: ":") ? [] : [UInt8(ascii: " ")]
    }
    let gap = document.gap(before: slots[max(index - 1, 1)].range.lowerBound)
    return document.lineBreak(in: gap) ?? Array(document.bytes[gap])
  }
}

extension JSONDocument {
  /// Whether a container is the root or the line of its own key or element begins with it.
  fileprivate func standsOnOwnLine(_ container: JSONNode, at pointer: JSONPointer) -> Bool {
    guard let parent = pointer.parent.flatMap({ node(at: $0) }) else { return true }
    let offset = container.byteRange.lowerBound
    let slot = JSONSlot.all(of: parent).first { $0.range.contains(offset) }
    return slot.map { hasLineEnd(in: gap(before: $0.range.lowerBound)) } ?? false
  }
}
