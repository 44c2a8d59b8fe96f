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
    key.withText { key in
      names.withUnsafeBufferPointer { names in
        var place = block.places.lowerBound + hint
        for _ in block.places {
          if place >= block.places.upperBound { place = block.places.lowerBound }
          defer { place += 1 }
          switch match(key, name(of: place, in: names), from: block.offset) {
          case .none: continue
          case .whole:
            hint = place - block.places.lowerBound + 1
            return .property(place)
          case .beginning(let end):
            let inner = self.block(around: place, in: block, nameEnd: end, names: names)
            hint = inner.places.upperBound - block.places.lowerBound
            return .block(inner)
          }
        }
        return nil
      }
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

  @inline(__always)
  private func match(
    _ key: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> Match {
    let end = offset + key.count
    guard end <= name.count, end == name.count || name[end] == UInt8(ascii: "."),
      name.holds(key, at: offset)
    else { return .none }
    return end == name.count ? .whole : .beginning(end: end + 1)
  }

  @inline(__always)
  private func name(
    of place: Int, in names: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let start = place == 0 ? 0 : nameEnds[place - 1]
    return UnsafeBufferPointer(rebasing: names[start..<nameEnds[place]])
  }

  /// The properties around one whose names begin with the same bytes; a table keeps them together.
  private func block(
    around place: Int, in block: PropertyBlock, nameEnd: Int, names: UnsafeBufferPointer<UInt8>
  ) -> PropertyBlock {
    let beginning = UnsafeBufferPointer(rebasing: name(of: place, in: names).prefix(nameEnd))
    func belongs(_ other: Int) -> Bool {
      let name = name(of: other, in: names)
      return name.count > nameEnd && name.holds(beginning)
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
