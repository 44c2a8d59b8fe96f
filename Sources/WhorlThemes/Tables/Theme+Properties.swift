public import WhorlCore

extension PropertyDescription {
  /// The properties of a theme of some form, in the order that they are written in.
  public static func properties(of form: Spinner.Form) -> [PropertyDescription] {
    PropertyTable.head.descriptions + spinnerProperties(of: form) + presentationProperties
      + PropertyTable.blocks.descriptions
  }

  private static let presentationProperties =
    PropertyTable.hud.descriptions + PropertyTable.refresh.descriptions

  private static func spinnerProperties(of form: Spinner.Form) -> [PropertyDescription] {
    switch form {
    case .ring: PropertyTable.ring.descriptions
    case .dots: PropertyTable.dots.descriptions
    case .spokes: PropertyTable.spokes.descriptions
    case .glyphs: PropertyTable.glyphs.descriptions
    case .layers: PropertyTable.layers.descriptions
    }
  }
}

extension Theme {
  /// What a property is set to, its default where the file does not give it; `nil` where this
  /// theme has no such property.
  public func value(at path: PropertyPath) -> PropertyValue? {
    if path.keys.first == "spinner" {
      return switch spinner {
      case .ring(let ring): PropertyTable.ring.value(at: path, in: ring)
      case .dots(let dots): PropertyTable.dots.value(at: path, in: dots)
      case .spokes(let spokes): PropertyTable.spokes.value(at: path, in: spokes)
      case .glyphs(let glyphs): PropertyTable.glyphs.value(at: path, in: glyphs)
      case .layers(let layers): PropertyTable.layers.value(at: path, in: layers)
      }
    }
    if path.keys.first == "hud" {
      return PropertyTable.hud.value(at: path, in: hud ?? HUDDesign())
    }
    if path.keys.first == "refresh" {
      return PropertyTable.refresh.value(at: path, in: refresh ?? RefreshDesign())
    }
    return PropertyTable.head.value(at: path, in: self)
      ?? PropertyTable.blocks.value(at: path, in: self)
  }
}
