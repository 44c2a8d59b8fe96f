/// The keys that lead from the root of a theme file to a property.
public struct PropertyPath: Hashable, Sendable {
  /// The keys, the outermost first.
  public let keys: [String]

  /// Creates a path.
  public init(_ keys: [String]) {
    self.keys = keys
  }

  /// How people name the property: the bare key for the spinner's own, a dotted one otherwise.
  public var name: String {
    let own = keys.first == "spinner" && keys.count > 1 ? keys.dropFirst() : keys[...]
    return own.joined(separator: ".")
  }

  func appending(_ key: String) -> PropertyPath { PropertyPath(keys + [key]) }
}
