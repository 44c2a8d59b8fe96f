import WhorlCore
import WhorlTerminal

extension ParsedArguments {
  /// What the display options say.
  var displayWishes: DisplayWishes {
    var wishes = DisplayWishes()
    wishes.color = value(of: .color).flatMap(ColorChoice.init(rawValue:))
    wishes.depth = depth
    wishes.glyphs = value(of: .glyphs).map { word in
      GlyphSet(rawValue: word).map(DisplayWishes.GlyphChoice.only) ?? .automatic
    }
    wishes.allowsMotion = has(.noAnimation) ? false : nil
    wishes.reducesMotion = has(.reducedMotion) ? true : nil
    return wishes
  }
}
