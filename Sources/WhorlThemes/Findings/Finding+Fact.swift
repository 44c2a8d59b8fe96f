extension Finding {
  /// What a check can find.
  public enum Fact: Hashable, Sendable {
    /// The text is no JSON document.
    case syntax(JSONError)
    /// Something other than an object stands where one must.
    case notAnObject(name: String, shown: String)
    /// An object lacks a key that it must have.
    case missingKey(String)
    /// A key that means nothing.
    case unknownKey(String, suggestion: String?)
    /// Nothing says that the document is a theme.
    case missingFormat
    /// `format` is not that of a theme.
    case foreignFormat(shown: String)
    /// `version` is no version.
    case badVersion(shown: String)
    /// `version` is higher than this program knows.
    case newerVersion(shown: String)
    /// `form` is none of the forms.
    case unknownForm(shown: String, suggestion: String?)
    /// A form or a block of the format that this version does not draw.
    case notDrawn(String)
    /// A value that its property does not take.
    case unfit(name: String, shown: String, allowed: String)
    /// A number in quotes.
    case quotedNumber(name: String, number: String)
    /// A text that is too long.
    case tooLong(name: String, count: Int, maximum: Int)
    /// A text that takes too many cells of a terminal.
    case tooWide(name: String, cells: Int, maximum: Int)
    /// A text with a character that a terminal would obey, or that has no place in a row.
    case forbiddenCharacter(name: String, code: UInt32)
    /// A colour name that is not in the palette.
    case unknownColor(String, suggestion: String?)
    /// A palette name that is reserved, empty, or begins like a hexadecimal colour.
    case badPaletteName(String)
    /// A palette colour that is another palette name.
    case nestedPaletteName(String)
    /// The shortest arc is longer than the longest; both in radians.
    case minimumAboveMaximum(minimum: Double, maximum: Double)
    /// Spokes that begin at or beyond their end.
    case innerNotBelowOuter(inner: Double, outer: Double)
    /// Two lists that must be equally long are not.
    case countMismatch(name: String, count: Int, expected: Int, of: String)
    /// A dot is triggered again while it still pulses.
    case roughChain(period: Double, pulse: Double)
    /// The stroke reaches beyond the frame.
    case clippedStroke(radius: Double, lineWidth: Double, size: Double)
    /// A glyph beyond ASCII with nothing to stand in for it.
    case noTwin
    /// Progress in a mode that shows none.
    case hiddenProgress
    /// Work must last so long before anything is shown that it looks stuck.
    case lateShow(grace: Double)
    /// A transition that takes no time.
    case instant(name: String, String)
    /// Words that are wider than most terminals.
    case longMessage(cells: Int, columns: Int)
    /// Words that cannot be told from what is behind them, whatever lies beneath that.
    case lowContrast(Double, least: Double)
    /// More of something than can be drawn.
    case tooMany(String, count: Int, maximum: Int)
    /// A keyframe that comes before the one ahead of it.
    case unorderedKeys(u: Double, previous: Double)
    /// A picture that the theme names cannot be drawn.
    case noPicture(reason: String)
    /// The file cannot be read.
    case unreadable(reason: String)
  }
}
