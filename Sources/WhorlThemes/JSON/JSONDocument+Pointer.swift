extension JSONDocument {
  /// The value at `pointer`; `nil` if there is none.
  public func node(at pointer: JSONPointer) -> JSONNode? {
    var node = root
    for token in pointer.tokens {
      guard let child = node.child(token) else { return nil }
      node = child
    }
    return node
  }

  /// The pointer to `node`, which must be of this document; to a key, that to its value.
  public func pointer(to node: JSONNode) -> JSONPointer {
    var tokens: [String] = []
    var current = root
    descent: while current.index < node.index {
      for member in current.members where member.value.holds(node) || member.key.holds(node) {
        tokens.append(member.key.string ?? "")
        if member.key.holds(node) { break descent }
        current = member.value
        continue descent
      }
      var index = 0
      for element in current.elements {
        if element.holds(node) {
          tokens.append(String(index))
          current = element
          continue descent
        }
        index += 1
      }
      break
    }
    return JSONPointer(tokens: tokens)
  }
}

extension JSONNode {
  /// The member or element that one token of a pointer names.
  func child(_ token: String) -> JSONNode? {
    switch kind {
    case .object: self[token]
    case .array: JSONPointer.index(token).flatMap { self[$0] }
    case .string, .number, .true, .false, .null: nil
    }
  }

  /// Whether `node` is this value or stands inside it.
  fileprivate func holds(_ node: JSONNode) -> Bool {
    index <= node.index && node.index < record.next(from: index)
  }
}

extension JSONPointer {
  /// The array index that a token spells: digits without a leading zero (RFC 6901, section 4).
  static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard let first = digits.first, digits.count <= 10, digits.allSatisfy({ 48...57 ~= $0 }),
      first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    return Int(token)
  }
}
