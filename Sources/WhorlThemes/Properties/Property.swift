/// One property: its description, and how it is read from and written to its owner.
///
/// This is the one place that knows a property. Decoder, encoder, checks, forms, `set` and
/// `explain` all go through it.
struct Property<Owner: Sendable>: Sendable {
  let keys: [String]
  let kind: PropertyKind
  let group: PropertyGroup
  let label: String
  let help: String
  let isRequired: Bool
  private(set) var read: @Sendable (Owner) -> PropertyValue
  let write: @Sendable (inout Owner, PropertyValue) -> Void

  init(
    _ keys: String, _ kind: PropertyKind, _ group: PropertyGroup, _ label: String, _ help: String,
    isRequired: Bool = false,
    read: @escaping @Sendable (Owner) -> PropertyValue,
    write: @escaping @Sendable (inout Owner, PropertyValue) -> Void
  ) {
    let dot = UInt8(ascii: ".")
    self.keys =
      keys.utf8.contains(dot)
      ? keys.utf8.split(separator: dot).map { String(Substring($0)) } : [keys]
    self.kind = kind
    self.group = group
    self.label = label
    self.help = help
    self.isRequired = isRequired
    self.read = read
    self.write = write
  }

  /// The same property, absent where something else is not there.
  func onlyIf(_ isPresent: @escaping @Sendable (Owner) -> Bool) -> Self {
    var property = self
    property.read = { [read] owner in isPresent(owner) ? read(owner) : .absent }
    return property
  }
}

/// The properties of one object of a theme file, in the order that they are written in.
struct PropertyTable<Owner: Sendable>: Sendable {
  /// Where the object stands in the file.
  let path: PropertyPath
  /// The object with nothing given.
  let blank: Owner
  let properties: [Property<Owner>]
  let tree: PropertyTree
  /// Nested objects that mean something by being there, even empty.
  let blocks: [Block]

  struct Block: Sendable {
    let key: String
    let make: @Sendable (inout Owner) -> Void
  }

  init(
    path: [String], blank: Owner, blocks: [Block] = [], _ properties: [Property<Owner>]
  ) {
    self.path = PropertyPath(path)
    self.blank = blank
    self.blocks = blocks
    self.properties = properties
    tree = PropertyTree(properties.indices.map { ($0, properties[$0].keys[...]) })
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
    properties.first { self.path.keys + $0.keys == path.keys }?.read(owner)
  }
}
