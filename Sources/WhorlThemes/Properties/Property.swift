/// One property: its description, and how it is read from and written to its owner.
///
/// This is the one place that knows a property. Decoder, encoder, checks, forms, `set` and
/// `explain` all go through it.
struct Property<Owner: Sendable>: Sendable {
  /// The keys from the table's object to the property, with dots between them.
  let name: String
  /// The last of the keys, which messages name the property by.
  let key: String
  private let allowed: Allowed
  let group: PropertyGroup
  let label: String
  let help: String
  let isRequired: Bool
  private(set) var read: @Sendable (Owner) -> PropertyValue
  let write: @Sendable (inout Owner, PropertyValue) -> Void

  /// What values the property takes. Words to choose from are put together only for those who want
  /// to see them all: the first list of each type of words costs a program's start dearly.
  private enum Allowed: Sendable {
    case kind(PropertyKind)
    case words(Words)
  }

  /// Words to choose from.
  struct Words: Sendable {
    let all: @Sendable () -> [String]
    let contains: @Sendable (String) -> Bool
  }

  init(
    _ name: String, _ kind: PropertyKind, _ group: PropertyGroup, _ label: String, _ help: String,
    isRequired: Bool = false,
    read: @escaping @Sendable (Owner) -> PropertyValue,
    write: @escaping @Sendable (inout Owner, PropertyValue) -> Void
  ) {
    self.init(
      name, .kind(kind), group, label, help, isRequired: isRequired, read: read, write: write)
  }

  /// A property that is one of some words.
  init(
    _ name: String, _ words: Words, _ group: PropertyGroup, _ label: String, _ help: String,
    read: @escaping @Sendable (Owner) -> PropertyValue,
    write: @escaping @Sendable (inout Owner, PropertyValue) -> Void
  ) {
    self.init(
      name, .words(words), group, label, help, isRequired: false, read: read, write: write)
  }

  private init(
    _ name: String, _ allowed: Allowed, _ group: PropertyGroup, _ label: String, _ help: String,
    isRequired: Bool, read: @escaping @Sendable (Owner) -> PropertyValue,
    write: @escaping @Sendable (inout Owner, PropertyValue) -> Void
  ) {
    self.name = name
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    key = dot.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    self.allowed = allowed
    self.group = group
    self.label = label
    self.help = help
    self.isRequired = isRequired
    self.read = read
    self.write = write
  }

  /// What values the property takes.
  var kind: PropertyKind {
    switch allowed {
    case .kind(let kind): kind
    case .words(let words): .choice(words.all())
    }
  }

  /// The words to choose from, where the property is one of some.
  var words: Words? {
    switch allowed {
    case .kind: nil
    case .words(let words): words
    }
  }

  /// The keys from the table's object to the property.
  var keys: [String] {
    name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
  }

  /// The same property, absent where something else is not there.
  func onlyIf(_ isPresent: @escaping @Sendable (Owner) -> Bool) -> Self {
    var property = self
    property.read = { [read] owner in isPresent(owner) ? read(owner) : .absent }
    return property
  }
}
