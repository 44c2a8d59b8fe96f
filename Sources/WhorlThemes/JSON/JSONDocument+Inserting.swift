extension JSONDocument {
  /// The document with a new member in the object at `object`; `value` is its JSON text.
  ///
  /// The new member stands as those around it do: on a line of its own with their indentation, or
  /// on their line. Every byte that was there stays.
  public func inserting(
    _ key: String, _ value: String, into object: JSONPointer, at place: JSONInsertionPlace = .last
  ) throws(JSONEditError) -> JSONDocument {
    let insertion = try insertion(of: key, into: object, at: place)
    return try inserting(key, checked(value), at: insertion)
  }

  /// The document with a new member in the object at `object`, its value laid out as the
  /// surroundings are.
  public func inserting(
    _ key: String, _ value: JSONValue, into object: JSONPointer,
    at place: JSONInsertionPlace = .last
  ) throws(JSONEditError) -> JSONDocument {
    let insertion = try insertion(of: key, into: object, at: place)
    return try inserting(key, insertion.text(of: value, after: key), at: insertion)
  }

  /// The document with the JSON text `value` as a new element before that at `index`, from 0, of
  /// the array at `array`; without an index, after the last.
  public func inserting(
    _ value: String, into array: JSONPointer, at index: Int? = nil
  ) throws(JSONEditError) -> JSONDocument {
    let value = try checked(value)
    let isScalar = value.first != UInt8(ascii: "{") && value.first != UInt8(ascii: "[")
    return try inserting(nil, value, at: insertion(into: array, at: index, isScalar: isScalar))
  }

  /// The document with `value` as a new element before that at `index`, from 0, of the array at
  /// `array`; without an index, after the last.
  public func inserting(
    _ value: JSONValue, into array: JSONPointer, at index: Int? = nil
  ) throws(JSONEditError) -> JSONDocument {
    let insertion = try insertion(into: array, at: index, isScalar: value.isScalar)
    return try inserting(nil, insertion.text(of: value, after: nil), at: insertion)
  }

  private func inserting(
    _ key: String?, _ value: some Collection<UInt8>, at insertion: JSONInsertion
  ) throws(JSONEditError) -> JSONDocument {
    var new = insertion.before
    if let key { new += Array(JSONText.string(key).utf8) + insertion.colon }
    new += value
    new += insertion.after
    return try splicing(insertion.range, with: new)
  }

  private func insertion(
    of key: String, into pointer: JSONPointer, at place: JSONInsertionPlace
  ) throws(JSONEditError) -> JSONInsertion {
    let object = try existing(pointer)
    guard object.kind == .object else { throw .noObject(pointer) }
    guard object[key] == nil else { throw .keyExists(key, in: pointer) }
    let keys = object.members.map(\.key)
    let index: Int
    switch place {
    case .first: index = 0
    case .last: index = keys.count
    case .index(let wanted): index = wanted
    case .before(let other), .after(let other):
      guard let found = keys.firstIndex(where: { $0.equals(other) }) else {
        throw .missing(pointer.appending(other))
      }
      index = place == .before(other) ? found : found + 1
    case .inOrder(let order):
      let own = order.firstIndex { $0.utf8.elementsEqual(key.utf8) }
      let earlier = order.prefix(own ?? 0)
      let last = keys.lastIndex { key in earlier.contains { key.equals($0) } }
      index = own == nil ? keys.count : last.map { $0 + 1 } ?? 0
    }
    guard 0...keys.count ~= index else {
      throw .noIndex(index, count: keys.count, in: pointer)
    }
    return JSONInsertion(into: object, at: index, of: self, pointer: pointer, isSpacious: true)
  }

  private func insertion(
    into pointer: JSONPointer, at index: Int?, isScalar: Bool
  ) throws(JSONEditError) -> JSONInsertion {
    let array = try existing(pointer)
    guard array.kind == .array else { throw .noArray(pointer) }
    let count = JSONSlot.all(of: array).count
    let index = index ?? count
    guard 0...count ~= index else { throw .noIndex(index, count: count, in: pointer) }
    return JSONInsertion(into: array, at: index, of: self, pointer: pointer, isSpacious: !isScalar)
  }
}
