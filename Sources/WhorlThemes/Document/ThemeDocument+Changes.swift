extension ThemeDocument {
  /// One change of a document.
  public enum Change: Hashable, Sendable {
    /// Sets a property to what somebody typed.
    case set(PropertyDescription, text: String)
    /// Takes a property out, so that its default holds.
    case reset(PropertyDescription)
    /// Sets the value at a pointer, which need not be a property, to JSON text or plain text.
    case setPointer(JSONPointer, text: String)
  }

  /// The document with changes made, all or none.
  ///
  /// A change that changes nothing leaves the bytes alone: setting `2.00` to `2` keeps `2.00`.
  ///
  /// - Throws: `invalid` where the result would be no theme.
  public func applying(_ changes: [Change]) throws(ThemeError) -> ThemeDocument {
    var json = json
    do {
      for change in changes {
        switch change {
        case .set(let property, let text):
          json = try json.setting(property, to: text)
        case .reset(let property):
          json = try json.resetting(property)
        case .setPointer(let pointer, let text):
          json = try json.setting(pointer, to: text)
        }
      }
    } catch {
      throw .uneditable(error)
    }
    return json == self.json ? self : try ThemeDocument(json: json)
  }

  /// The document under another name, with the title of its own, if it has one, kept.
  public func renamed(_ id: String) throws(ThemeError) -> ThemeDocument {
    guard let property = property(named: "id") else { return self }
    return try applying([.set(property, text: id)])
  }

  /// The change that somebody asks for by a property's name, or by a JSON pointer.
  ///
  /// - Throws: `unknownProperty`.
  public func change(_ name: String, to text: String) throws(ThemeError) -> Change {
    if let property = property(named: name) { return .set(property, text: text) }
    if name.hasPrefix("/"), let pointer = JSONPointer(name) {
      if let property = properties.first(where: { $0.path.pointer == pointer }) {
        return .set(property, text: text)
      }
      return .setPointer(pointer, text: text)
    }
    let names = properties.map(\.path.name)
    throw .unknownProperty(name, suggestion: Suggestion.nearest(to: name, in: names))
  }
}

extension JSONDocument {
  fileprivate func setting(
    _ property: PropertyDescription, to text: String
  ) throws(JSONEditError) -> JSONDocument {
    if text.trimmingBlanks.isEmpty, !property.isRequired, property.defaultValue == .absent {
      return try resetting(property)
    }
    var path = property.path
    let value = property.kind.json(from: text)
    if property.kind == .asciiTwin, node(at: path.pointer)?.kind == .object {
      // The file has a whole form there; what was typed are its frames.
      path = path.appending("frames")
    }
    return try setting(path, to: value, order: property.path.siblings)
  }

  fileprivate func resetting(
    _ property: PropertyDescription
  ) throws(JSONEditError) -> JSONDocument {
    node(at: property.path.pointer) == nil ? self : try removing(property.path.pointer)
  }

  fileprivate func setting(
    _ pointer: JSONPointer, to text: String
  ) throws(JSONEditError) -> JSONDocument {
    let value =
      (try? JSONDocument(bytes: Array(text.utf8))).map { JSONValue($0.root) } ?? .string(text)
    if let node = node(at: pointer) {
      return JSONValue(node) == value ? self : try replacing(pointer, with: value)
    }
    guard let parent = pointer.parent, let key = pointer.tokens.last else {
      throw .missing(pointer)
    }
    if node(at: parent)?.kind == .array { return try inserting(value, into: parent) }
    return try inserting(key, value, into: parent)
  }

  private func setting(
    _ path: PropertyPath, to value: JSONValue, order: [[String]]
  ) throws(JSONEditError) -> JSONDocument {
    let pointer = path.pointer
    if let node = node(at: pointer) {
      return JSONValue(node) == value ? self : try replacing(pointer, with: value)
    }
    // The deepest object that is there takes the rest of the path as new members.
    var depth = path.keys.count - 1
    while node(at: JSONPointer(tokens: Array(path.keys[..<depth]))) == nil { depth -= 1 }
    var value = value
    for key in path.keys[(depth + 1)...].reversed() {
      value = .object([JSONValue.Member(key, value)])
    }
    let parent = JSONPointer(tokens: Array(path.keys[..<depth]))
    let place = JSONInsertionPlace.inOrder(order.indices.contains(depth) ? order[depth] : [])
    return try inserting(path.keys[depth], value, into: parent, at: place)
  }
}
