public import WhorlCore

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
          json = try json.setting(pointer, to: text, creating: isContainer)
        }
      }
    } catch {
      throw .uneditable(error)
    }
    return json == self.json ? self : try ThemeDocument(json: json)
  }

  /// Whether a pointer is that of an object which may be made where it is missing: a block of the
  /// format, or something of the user's own. Elsewhere a missing object is a slip of the fingers.
  private func isContainer(_ pointer: JSONPointer) -> Bool {
    if pointer.tokens == ["palette"] || pointer.tokens.contains(where: { $0.hasPrefix("x-") }) {
      return true
    }
    return properties.contains { property in
      property.path.keys.count > pointer.tokens.count
        && property.path.keys.starts(with: pointer.tokens)
    }
  }

  /// The document with everything in which another theme of the same form differs taken from it,
  /// number for number.
  ///
  /// - Throws: `invalid` where that theme holds a value that no file may.
  public func taking(_ other: Theme) throws(ThemeError) -> ThemeDocument {
    var json = json
    do {
      for property in properties {
        guard let value = other.value(at: property.path), value != theme.value(at: property.path)
        else { continue }
        guard let written = ThemeEncoder.json(value, .differences) else {
          json = try json.resetting(property)
          continue
        }
        json = try json.setting(property.path, to: written, order: property.path.siblings)
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
    if name.hasPrefix("palette.") {
      let color = JSONText.line(PropertyKind.color.json(from: text))
      return .setPointer(JSONPointer(tokens: ["palette", String(name.dropFirst(8))]), text: color)
    }
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
    _ pointer: JSONPointer, to text: String, creating isContainer: (JSONPointer) -> Bool
  ) throws(JSONEditError) -> JSONDocument {
    var value =
      (try? JSONDocument(bytes: Array(text.utf8))).map { JSONValue($0.root) } ?? .string(text)
    if let node = node(at: pointer) { return try replacing(node, at: pointer, with: value) }
    guard var parent = pointer.parent, var key = pointer.tokens.last else {
      throw .missing(pointer)
    }
    while node(at: parent) == nil, isContainer(parent), let above = parent.parent {
      value = .object([JSONValue.Member(key, value)])
      key = parent.tokens.last ?? ""
      parent = above
    }
    guard node(at: parent)?.kind == .array else { return try inserting(key, value, into: parent) }
    // RFC 6901, section 4: `-` is the place after the last element.
    if key == "-" { return try inserting(value, into: parent) }
    guard let index = JSONPointer.index(key) else { throw .missing(pointer) }
    return try inserting(value, into: parent, at: index)
  }

  /// The document with another value in place of one, unless both say the same.
  private func replacing(
    _ node: JSONNode, at pointer: JSONPointer, with value: JSONValue
  ) throws(JSONEditError) -> JSONDocument {
    // Equal strings may be spelled with other scalars, which is a change worth writing.
    JSONText.line(JSONValue(node)).utf8.elementsEqual(JSONText.line(value).utf8)
      ? self : try replacing(pointer, with: value)
  }

  fileprivate func setting(
    _ path: PropertyPath, to value: JSONValue, order: [[String]]
  ) throws(JSONEditError) -> JSONDocument {
    let pointer = path.pointer
    if let node = node(at: pointer) { return try replacing(node, at: pointer, with: value) }
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
