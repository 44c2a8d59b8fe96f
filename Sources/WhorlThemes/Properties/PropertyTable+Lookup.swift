/// The properties of an object, or those of an object in it: their names begin the same way.
struct PropertyBlock: Sendable {
  /// The properties' places in the table.
  let places: Range<Int>
  /// How many bytes of their names lie before the key in this object.
  let offset: Int
}

/// What a key stands for.
enum PropertyEntry: Sendable {
  /// The index of a property in its table.
  case property(Int)
  /// An object with properties of its own.
  case block(PropertyBlock)
}

extension PropertyTable {
  /// All properties, for looking up the keys of the table's own object.
  var whole: PropertyBlock { PropertyBlock(places: properties.indices, offset: 0) }

  /// What a key of an object stands for; `hint` is where to look first, since files mostly keep the
  /// table's order. The names are gone through as they are, which needs nothing to be built.
  func entry(
    for key: JSONNode, in block: PropertyBlock, hint: inout Int
  ) -> PropertyEntry? {
    let count = block.places.count
    return key.withText { key in
      for offset in 0..<count {
        let place = block.places.lowerBound + (hint + offset) % count
        switch match(key, place, from: block.offset) {
        case .none: continue
        case .whole:
          hint = place - block.places.lowerBound + 1
          return .property(place)
        case .beginning(let end):
          let inner = self.block(around: place, in: block, nameEnd: end)
          hint = inner.places.upperBound - block.places.lowerBound
          return .block(inner)
        }
      }
      return nil
    }
  }

  /// The keys of an object in the table's own.
  func keys(in block: PropertyBlock) -> [String] {
    var keys: [String] = []
    for property in properties[block.places] {
      let rest = property.name.utf8.dropFirst(block.offset)
      let key = String(Substring(rest.prefix { $0 != UInt8(ascii: ".") }))
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  private enum Match {
    case none
    case whole
    /// The key is followed by others from some byte of the name on.
    case beginning(end: Int)
  }

  private func match(
    _ key: UnsafeBufferPointer<UInt8>, _ place: Int, from offset: Int
  ) -> Match {
    withName(place) { name in
      let end = offset + key.count
      guard end <= name.count, end == name.count || name[end] == UInt8(ascii: "."),
        name[offset..<end].elementsEqual(key)
      else { return .none }
      return end == name.count ? .whole : .beginning(end: end + 1)
    }
  }

  private func withName<Result>(
    _ place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // Names are literals, which lie in one piece; the other way copies.
    if let result = properties[place].name.utf8.withContiguousStorageIfAvailable(body) {
      return result
    }
    return Array(properties[place].name.utf8).withUnsafeBufferPointer(body)
  }

  /// The properties around one whose names begin with the same bytes; a table keeps them together.
  private func block(
    around place: Int, in block: PropertyBlock, nameEnd: Int
  ) -> PropertyBlock {
    func belongs(_ other: Int) -> Bool {
      withName(place) { one in
        withName(other) { other in
          other.count > nameEnd && one.prefix(nameEnd).elementsEqual(other.prefix(nameEnd))
        }
      }
    }
    var places = place..<place + 1
    while places.lowerBound > block.places.lowerBound, belongs(places.lowerBound - 1) {
      places = places.lowerBound - 1..<places.upperBound
    }
    while places.upperBound < block.places.upperBound, belongs(places.upperBound) {
      places = places.lowerBound..<places.upperBound + 1
    }
    return PropertyBlock(places: places, offset: nameEnd)
  }
}
