extension JSONValue {
  /// A property's value as a theme file says it; `null` for one that is absent.
  public init(_ value: PropertyValue) {
    self = ThemeEncoder.json(value, .differences) ?? .null
  }
}
