/// Everything there is to say about one property of a theme, apart from its value.
public struct PropertyDescription: Hashable, Sendable {
  /// Where the property stands in the file.
  public let path: PropertyPath
  /// What values it takes.
  public let kind: PropertyKind
  /// The part of the theme that it belongs to.
  public let group: PropertyGroup
  /// What it is called in a form.
  public let label: String
  /// What it means, in a sentence.
  public let help: String
  /// Whether a theme must give it.
  public let isRequired: Bool
  /// What holds where the file does not give it.
  public let defaultValue: PropertyValue
}
