extension JSONDocument {
  /// Where each of some nodes of this document stands, in their order.
  ///
  /// One walk through the text finds them all, so that a file full of mistakes takes no longer for
  /// each of them.
  func places(of nodes: [JSONNode]) -> [(position: TextPosition, pointer: JSONPointer)] {
    var walk = Walk(nodes: nodes)
    walk.visit(root, tokens: [])
    var places = nodes.map { _ in (position: TextPosition.start, pointer: JSONPointer.root) }
    var position = TextPosition.start
    var offset = Self.markLength(of: bytes)
    for (place, pointer) in zip(walk.order, walk.pointers) {
      let start = nodes[place].byteRange.lowerBound
      position = position.advanced(over: bytes[offset..<start])
      offset = start
      places[place] = (position, pointer)
    }
    return places
  }

  /// A walk from the root to nodes, in the order of the text.
  private struct Walk {
    /// The places of the nodes in the list that was given, in the order of the text.
    let order: [Int]
    /// The records of the nodes, in the order of the text.
    let records: [UInt32]
    /// The pointers of the nodes that have been reached.
    var pointers: [JSONPointer] = []

    init(nodes: [JSONNode]) {
      let order = nodes.indices.sorted { nodes[$0].index < nodes[$1].index }
      self.order = order
      records = order.map { nodes[$0].index }
    }

    /// The next record to reach.
    private var next: UInt32 { pointers.count < records.count ? records[pointers.count] : .max }

    /// Reaches what there is to be reached in a value. Documents are no deeper than their limit.
    mutating func visit(_ node: JSONNode, tokens: [String]) {
      while next == node.index { pointers.append(JSONPointer(tokens: tokens)) }
      let end = node.record.next(from: node.index)
      guard next < end else { return }
      for member in node.members where next < member.value.record.next(from: member.value.index) {
        let tokens = tokens + [member.key.string ?? ""]
        while next == member.key.index { pointers.append(JSONPointer(tokens: tokens)) }
        visit(member.value, tokens: tokens)
        if next >= end { return }
      }
      var index = 0
      for element in node.elements {
        if next < element.record.next(from: element.index) {
          visit(element, tokens: tokens + [String(index)])
          if next >= end { return }
        }
        index += 1
      }
    }
  }
}
