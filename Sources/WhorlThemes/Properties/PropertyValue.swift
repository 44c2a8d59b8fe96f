public import WhorlCore

/// What a property is set to.
public enum PropertyValue: Hashable, Sendable {
  /// Nothing: the key is not in the file, and no default stands in for it.
  case absent
  /// A number in the unit of the file.
  case number(Double)
  /// Not at any time.
  case never
  /// A word out of the property's own list.
  case word(String)
  /// Several numbers in the unit of the file.
  case numbers([Double])
  /// True or false.
  case boolean(Bool)
  /// Text as people read it.
  case text(String)
  /// Several texts.
  case texts([String])
  /// A colour.
  case color(ThemeColor)
  /// Several colours.
  case colors([ThemeColor])
  /// Names for colours.
  case palette([PaletteEntry])
  /// The pace of something.
  case timingFunction(TimingFunction)
  /// Frames with their timing.
  case glyphs(Glyphs)
  /// A number that may change over time.
  case animated(Animated<Double>)
  /// Two numbers that may change over time.
  case animatedPair(Animated<Pair>)
  /// A layer's colour.
  case layerColor(LayerColor)
  /// What a layer draws.
  case layerShape(LayerShape)
  /// The copies of a layer.
  case copies(LayerRepeat)
  /// Layers.
  case layers([Layer])
}
