/// A key and its value.
public struct JSONMember: Sendable {
  /// The key, a string.
  public let key: JSONNode
  /// The value.
  public let value: JSONNode
}

extension JSONNode {
  /// The members of an object in the order of the text; none if the value is no object.
  public var members: Members {
    let record = record
    return Members(
      storage: storage, following: index + 1, end: record.kind == .object ? record.link : 0)
  }

  /// The elements of an array in the order of the text; none if the value is no array.
  public var elements: Elements {
    let record = record
    return Elements(
      storage: storage, following: index + 1, end: record.kind == .array ? record.link : 0)
  }

  /// No less than the number of elements of an array; just that if they are no containers.
  var elementRoom: Int {
    let record = record
    return record.kind == .array ? Int(record.link &- index) &- 1 : 0
  }

  /// The value of the member whose key is `key`; `nil` if there is none. Looks at each member.
  public subscript(key: String) -> JSONNode? {
    member(key)?.value
  }

  /// The member whose key is `key`; `nil` if there is none. Looks at each member.
  public func member(_ key: String) -> JSONMember? {
    place(of: key).map {
      JSONMember(
        key: JSONNode(storage: storage, index: $0), value: JSONNode(storage: storage, index: $0 + 1)
      )
    }
  }

  /// Whether there is a member whose key is `key`. Looks at each member.
  public func has(_ key: String) -> Bool { place(of: key) != nil }

  private func place(of key: String) -> UInt32? {
    let object = record
    guard object.kind == .object else { return nil }
    var key = key
    return key.withUTF8 { key in
      storage.bytes.withUnsafeBufferPointer { bytes in
        storage.records.withUnsafeBufferPointer { records in
          var place = index + 1
          while place < object.link {
            if records[Int(place)].isString(of: key, in: bytes) { return place }
            place = records[Int(place + 1)].next(from: place + 1)
          }
          return nil
        }
      }
    }
  }

  /// The element at `index`, from 0; `nil` if there is none. Looks at each before it.
  public subscript(index: Int) -> JSONNode? {
    guard index >= 0 else { return nil }
    var left = index
    for element in elements {
      if left == 0 { return element }
      left -= 1
    }
    return nil
  }

  /// The members of an object, read one after the other.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    let storage: JSONStorage
    var following: UInt32
    let end: UInt32

    /// The next member, or `nil` after the last.
    public mutating func next() -> JSONMember? {
      guard following < end else { return nil }
      let key = following
      following = storage.records[Int(key + 1)].next(from: key + 1)
      return JSONMember(
        key: JSONNode(storage: storage, index: key),
        value: JSONNode(storage: storage, index: key + 1))
    }
  }

  /// The elements of an array, read one after the other.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    let storage: JSONStorage
    var following: UInt32
    let end: UInt32

    /// The next element, or `nil` after the last.
    public mutating func next() -> JSONNode? {
      guard following < end else { return nil }
      let element = following
      following = storage.records[Int(element)].next(from: element)
      return JSONNode(storage: storage, index: element)
    }
  }
}
