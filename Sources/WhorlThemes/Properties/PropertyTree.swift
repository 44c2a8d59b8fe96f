/// The keys of a table as they nest in the file, to show or to list them.
struct PropertyTree: Sendable {
  enum Entry: Sendable {
    /// The index of a property in its table.
    case property(Int)
    /// An object with properties of its own.
    case block(PropertyTree)
  }

  let keys: [String]
  let entries: [Entry]

  /// Builds the tree over the key lists of a table's properties.
  init(_ properties: [(index: Int, keys: ArraySlice<String>)]) {
    var keys: [String] = []
    var entries: [Entry] = []
    for (index, path) in properties {
      guard let key = path.first, !keys.contains(key) else { continue }
      keys.append(key)
      if path.count == 1 {
        entries.append(.property(index))
      } else {
        let inner = properties.filter { $0.keys.first == key }
        entries.append(.block(PropertyTree(inner.map { ($0.index, $0.keys.dropFirst()) })))
      }
    }
    self.keys = keys
    self.entries = entries
  }
}
