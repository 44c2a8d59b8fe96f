public import WhorlCore

/// A property in which two themes differ, defaults counted as given.
public struct ThemeDifference: Hashable, Sendable {
  /// What people call the property.
  public let name: String
  /// Where it stands in the file.
  public let pointer: JSONPointer
  /// What the first theme has there; `nil` where it has no such property, or nothing.
  public let before: Side?
  /// What the second theme has there; `nil` where it has no such property, or nothing.
  public let after: Side?

  /// What one theme has.
  public struct Side: Hashable, Sendable {
    /// The value as forms show it, with its unit; as the file says it, where forms show no
    /// difference.
    public var text: String
    /// The value as the file says it.
    public let value: JSONValue
  }

  /// The properties in which two themes differ: the form, then the properties of the first theme
  /// in the order of its tables, then those that only the second one has.
  public static func between(_ first: Theme, _ second: Theme) -> [ThemeDifference] {
    let ours = PropertyDescription.properties(of: first.spinner.form)
    let theirs = PropertyDescription.properties(of: second.spinner.form)
    var pairs = ours.map { property in
      (property.path, side(property, in: first), nil as Side?)
    }
    for property in theirs {
      let other = side(property, in: second)
      if let index = pairs.firstIndex(where: { $0.0 == property.path }) {
        pairs[index].2 = other
      } else {
        pairs.append((property.path, nil, other))
      }
    }
    let form = (PropertyPath(["spinner", "form"]), side(of: first), side(of: second))
    return ([form] + pairs).compactMap { path, before, after in
      guard before?.value != after?.value else { return nil }
      return ThemeDifference(path, before, after)
    }
  }

  private init(_ path: PropertyPath, _ before: Side?, _ after: Side?) {
    name = path.name
    pointer = path.pointer
    var sides = (before, after)
    if let before, let after, before.text == after.text {
      sides.0?.text = JSONText.line(before.value)
      sides.1?.text = JSONText.line(after.value)
    }
    (self.before, self.after) = sides
  }

  private static func side(_ property: PropertyDescription, in theme: Theme) -> Side? {
    let value = theme.value(at: property.path) ?? .absent
    if value == .absent { return nil }
    let text = property.kind.text(of: value)
    // Of nothing, one would see nothing.
    return Side(text: text.isEmpty ? "\"\"" : text, value: JSONValue(value))
  }

  private static func side(of theme: Theme) -> Side {
    let form = theme.spinner.form.rawValue
    return Side(text: form, value: .string(form))
  }
}
