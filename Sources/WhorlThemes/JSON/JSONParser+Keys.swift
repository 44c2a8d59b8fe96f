extension JSONParser {
  /// Refuses the innermost object if it holds a key twice; `offset` is then the second.
  @inline(__always)
  mutating func checkKeys() throws(JSONError.Fault) {
    // A key can only be the second of its kind if an earlier one took its bit.
    var taken: UInt64 = 0
    var keys = 0
    var key = open &+ 1
    while key < recordCount {
      let bit: UInt64 = 1 &<< UInt64(records[Int(key)].link & 63)
      // Many are compared all at once, by sorting them.
      if taken & bit != 0, keys < 32 { try compareKey(key) }
      taken |= bit
      keys &+= 1
      key = next(key &+ 1)
    }
    if keys > 32 { try sortKeys(count: keys) }
  }

  /// Compares a key with those before it.
  @inline(never)
  private mutating func compareKey(_ second: UInt32) throws(JSONError.Fault) {
    var first = open + 1
    while first < second {
      if records[Int(first)].link == records[Int(second)].link, keyText(first) == keyText(second) {
        throw duplicate(second, of: first)
      }
      first = next(first + 1)
    }
  }

  /// Takes n log n comparisons whatever the keys are.
  @inline(never)
  private mutating func sortKeys(count: Int) throws(JSONError.Fault) {
    var keys: [(text: [UInt8], record: UInt32)] = []
    keys.reserveCapacity(count)
    var key = open + 1
    while key < recordCount {
      keys.append((keyText(key), key))
      key = next(key + 1)
    }
    keys.sort {
      $0.text == $1.text ? $0.record < $1.record : $0.text.lexicographicallyPrecedes($1.text)
    }
    var earliest: (second: UInt32, first: UInt32)?
    for (before, after) in zip(keys, keys.dropFirst()) where before.text == after.text {
      if after.record < earliest?.second ?? Self.none {
        earliest = (after.record, before.record)
      }
    }
    if let earliest { throw duplicate(earliest.second, of: earliest.first) }
  }

  private mutating func duplicate(_ second: UInt32, of first: UInt32) -> JSONError.Fault {
    offset = Int(records[Int(second)].start)
    // What comes after the second key is not looked at, so that the pointer ends with it.
    recordCount = second + 1
    let line = position(of: Int(records[Int(first)].start)).line
    return .duplicateKey(String(decoding: keyText(second), as: UTF8.self), firstLine: line)
  }

  /// The decoded UTF-8 of the string at `index`.
  func keyText(_ index: UInt32) -> [UInt8] {
    let key = records[Int(index)]
    let text = UnsafeBufferPointer(
      start: bytes + Int(key.start) + 1, count: Int(key.end - key.start) - 2)
    return key.isEscaped ? JSONEscape.decode(text) : Array(text)
  }

  @inline(__always)
  func next(_ index: UInt32) -> UInt32 { records[Int(index)].next(from: index) }
}
