import Testing
import WhorlThemes

/// Random documents, each with a random change, against the same change of the value.
@Suite struct JSONPropertyTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(bytes: Array(text.utf8))
  }

  /// What of `old` is gone and what of `new` has come between what both begin and end with.
  private func difference(
    _ old: [UInt8], _ new: [UInt8]
  ) -> (gone: ArraySlice<UInt8>, come: ArraySlice<UInt8>) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let longest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(longest).prefix { $0 == $1 }.count
    return (old[start..<old.count - end], new[start..<new.count - end])
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a text says what it was made of, and pointers lead there and back`(seed: UInt64) throws {
    var source = RandomJSON(seed: seed)
    for _ in 0..<100 {
      let (value, text) = source.document()
      let document = try document(text)
      try #require(JSONValue(document.root) == value, "\(text)")
      for pointer in value.pointers {
        let node = try #require(document.node(at: pointer))
        try #require(document.pointer(to: node) == pointer)
        try #require(JSONPointer(pointer.description) == pointer)
        try #require(JSONValue(node) == value.value(at: pointer.tokens[...]))
      }
    }
  }

  @Test(arguments: 10..<18 as Range<UInt64>)
  func `what is written is read as the same value`(seed: UInt64) throws {
    var source = RandomJSON(seed: seed)
    for _ in 0..<100 {
      let value = source.document().value
      for text in [
        JSONText.file(value), JSONText.line(value), JSONText.line(value, isCompact: true),
      ] {
        try #require(JSONValue(document(text).root) == value, "\(text)")
      }
    }
  }

  @Test(arguments: 20..<28 as Range<UInt64>)
  func `replacing changes one value and no other byte`(seed: UInt64) throws {
    var source = RandomJSON(seed: seed)
    for _ in 0..<200 {
      let (value, text) = source.document()
      let pointers = value.pointers
      let pointer = pointers[source.pick(pointers.count)]
      let new = source.value(levels: 2)
      let old = try document(text)
      let range = try #require(old.node(at: pointer)).byteRange
      let model = value.changing(pointer.tokens[...]) { _ in new.value }

      let spelled = try old.replacing(pointer, with: new.text)
      let expected = old.bytes[..<range.lowerBound] + new.text.utf8 + old.bytes[range.upperBound...]
      try #require(spelled.bytes == Array(expected), "\(text) \(pointer)")
      try #require(JSONValue(spelled.root) == model)

      let laidOut = try old.replacing(pointer, with: new.value)
      try #require(laidOut.bytes.starts(with: old.bytes[..<range.lowerBound]))
      try #require(laidOut.bytes.reversed().starts(with: old.bytes[range.upperBound...].reversed()))
      try #require(JSONValue(laidOut.root) == model, "\(text) \(pointer)")
    }
  }

  @Test(arguments: 30..<38 as Range<UInt64>)
  func `inserting adds one child and takes at most blanks from between brackets`(
    seed: UInt64
  ) throws {
    var source = RandomJSON(seed: seed)
    for _ in 0..<200 {
      let (value, text) = source.document()
      let pointers = value.pointers.filter {
        switch value.value(at: $0.tokens[...]) {
        case .object, .array: true
        case .null, .bool, .number, .string: false
        }
      }
      let pointer = pointers[source.pick(pointers.count)]
      let container = value.value(at: pointer.tokens[...])
      let count = container.children.count
      let index = source.pick(count + 1)
      let new = source.value(levels: 2)
      let model = value.changing(pointer.tokens[...]) {
        $0.inserting("new key", new.value, at: index)
      }

      let old = try document(text)
      let changed: [JSONDocument]
      if case .object = container {
        changed = [
          try old.inserting("new key", new.text, into: pointer, at: .index(index)),
          try old.inserting("new key", new.value, into: pointer, at: .index(index)),
        ]
      } else {
        changed = [
          try old.inserting(new.text, into: pointer, at: index),
          try old.inserting(new.value, into: pointer, at: index),
        ]
      }
      for document in changed {
        try #require(JSONValue(document.root) == model, "\(text) \(pointer) \(index)")
        let gone = difference(old.bytes, document.bytes).gone
        try #require(gone.isEmpty || count == 0 && isBlank(gone), "\(text) \(pointer) \(index)")
      }
    }
  }

  @Test(arguments: 40..<48 as Range<UInt64>)
  func `removing takes one child and adds no byte`(seed: UInt64) throws {
    var source = RandomJSON(seed: seed)
    for _ in 0..<200 {
      let (value, text) = source.document()
      let pointers = value.pointers.filter { !$0.isRoot }
      guard !pointers.isEmpty else { continue }
      let pointer = pointers[source.pick(pointers.count)]
      let parent = try #require(pointer.parent)
      let token = try #require(pointer.tokens.last)
      let old = try document(text)
      let changed = try old.removing(pointer)
      let model = value.changing(parent.tokens[...]) { $0.removing(token) }
      try #require(JSONValue(changed.root) == model, "\(text) \(pointer)")
      try #require(difference(old.bytes, changed.bytes).come.isEmpty, "\(text) \(pointer)")
    }
  }

  @Test(arguments: 50..<58 as Range<UInt64>)
  func `what is inserted and removed again leaves the text as it was`(seed: UInt64) throws {
    var source = RandomJSON(seed: seed)
    for _ in 0..<200 {
      let (value, text) = source.document(isTidy: true)
      guard case .object(let members) = value, !members.isEmpty else { continue }
      let old = try document(text)
      let index = source.pick(members.count + 1)
      let key = JSONPointer(tokens: ["new key"])
      let changed = try old.inserting("new key", "1", into: .root, at: .index(index))
      try #require(changed.removing(key) == old, "\(text) \(index)")
    }
  }
}
