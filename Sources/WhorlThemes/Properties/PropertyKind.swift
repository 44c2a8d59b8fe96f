/// What values a property takes.
public enum PropertyKind: Hashable, Sendable {
  /// A number.
  case number(NumberRule)
  /// A number, or a word that stands for a rule.
  case numberOrWord(NumberRule, words: [String])
  /// One number for a square, or width and height.
  case size(NumberRule, words: [String])
  /// A number, or `null` for never.
  case numberOrNever(NumberRule)
  /// A list of numbers.
  case numbers(NumberRule, count: ClosedRange<Int>)
  /// One of some words.
  case choice([String])
  /// True or false.
  case boolean
  /// One row of text, at most so many characters long.
  case text(maximum: Int)
  /// Characters that are a picture, of at most `glyphCells` cells; printable ASCII, or any.
  case glyph(isASCII: Bool)
  /// A file in the theme's folder, or in one inside it; empty for none.
  case file
  /// A theme's name: `[a-z0-9][a-z0-9-]{0,63}`.
  case identifier
  /// Words for searching: `[a-z0-9-]{1,24}`.
  case tags(maximum: Int)
  /// Rows of text that take turns.
  case frames(count: ClosedRange<Int>)
  /// Frames of ASCII text, or a whole glyphs form.
  case asciiTwin
  /// A colour.
  case color
  /// A list of colours.
  case colors(count: ClosedRange<Int>)
  /// Names for colours.
  case palette
  /// A named curve, or four numbers.
  case timingFunction
  /// A number, or a track of numbers.
  case animated(NumberRule)
  /// Two numbers, or a track of pairs of numbers; one number stands for both where `single`.
  case animatedPair(NumberRule, single: Bool)
  /// A colour, a track of colours, or a sequence of colours.
  case layerColor
  /// What a layer draws.
  case layerShape
  /// The copies of a layer.
  case copies
  /// Layers, the first at the bottom.
  case layers

  /// How many cells a glyph may take.
  static let glyphCells = 4
  /// How many characters in the sense of Unicode a glyph may have, joiners and marks too.
  static let glyphScalars = 16
  /// How many characters the name of a file may have, folders included.
  static let fileScalars = 1024
}
