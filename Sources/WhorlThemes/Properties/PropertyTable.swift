/// The properties of one object of a theme file, in the order that they are written in.
struct PropertyTable<Owner: Sendable>: Sendable {
  /// Where the object stands in the file.
  let path: PropertyPath
  /// The object with nothing given.
  let blank: Owner
  let properties: [Property<Owner>]
  /// Their names, one behind the other, and where each ends: what all keys of a file are compared
  /// with.
  let names: [UInt8]
  let nameEnds: [Int]
  /// The places of those that must be given.
  let required: [Int]
  /// Nested objects that mean something by being there, even empty.
  let blocks: [Block]

  struct Block: Sendable {
    let key: StaticString
    let make: @Sendable (inout Owner) -> Void
  }

  init(
    path: [String], blank: Owner, blocks: [Block] = [], _ properties: [Property<Owner>]
  ) {
    self.path = PropertyPath(path)
    self.blank = blank
    self.blocks = blocks
    self.properties = properties
    var names: [UInt8] = []
    nameEnds = properties.map { property in
      names.append(contentsOf: property.name.utf8)
      return names.count
    }
    self.names = names
    required = properties.indices.filter { properties[$0].isRequired }
  }

  /// The keys as they nest in the file.
  var tree: PropertyTree {
    PropertyTree(properties.indices.map { ($0, properties[$0].keys[...]) })
  }

  var descriptions: [PropertyDescription] {
    properties.map { property in
      PropertyDescription(
        path: PropertyPath(path.keys + property.keys), kind: property.kind, group: property.group,
        label: property.label, help: property.help, isRequired: property.isRequired,
        defaultValue: property.isRequired ? .absent : property.read(blank))
    }
  }

  func value(at path: PropertyPath, in owner: Owner) -> PropertyValue? {
    guard path.keys.starts(with: self.path.keys) else { return nil }
    let keys = path.keys.dropFirst(self.path.keys.count)
    // Names are compared before they are taken apart, which all but one of them need not be.
    let name = keys.joined(separator: ".")
    return properties.first { $0.name == name && $0.keys.elementsEqual(keys) }?.read(owner)
  }
}
