extension Character {
  /// The number of cells that a terminal gives this character, 0, 1 or 2.
  ///
  /// Wide and full-width characters and emoji count 2, combining and invisible ones 0, ambiguous
  /// ones 1. A cluster is as wide as its widest part; U+FE0F asks for an emoji, and two regional
  /// indicators are a flag. Control characters count 1, since a symbol is shown in their place.
  /// Sources: UAX #11 (East Asian Width, as of Unicode 17) and UTS #51 (emoji).
  public var cellWidth: Int {
    var width = 0
    var count = 0
    for scalar in unicodeScalars {
      let own = scalar.cellWidth
      // A second regional indicator makes a flag; one alone is a letter in a box.
      let isEmoji = scalar.value == 0xFE0F && count > 0
      width = max(width, isEmoji || scalar.isRegionalIndicator && count > 0 ? 2 : own)
      count += 1
    }
    return width
  }

  /// This character, or a symbol in its place where a terminal could take it as a command.
  public var terminalSafe: Character {
    for scalar in unicodeScalars where scalar.isTerminalControl { return scalar.controlPicture }
    return self
  }
}

extension String {
  /// The number of cells that a terminal gives this text in one row.
  public var cellWidth: Int {
    // Most texts are plain, and need not be taken apart.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.cellWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

  fileprivate var cellWidth: Int {
    if value < 0x300 || 0x2500..<0x25FD ~= value || 0x2800..<0x2900 ~= value { return 1 }
    if isTerminalControl || isRegionalIndicator { return 1 }
    if isZeroWidth { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch value {
    // Medial vowels and final consonants of Hangul join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    // Signs that enclose the digits after them are format characters and yet have a shape.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  /// Whether the character is wide or full-width and not an emoji.
  ///
  /// The ranges join over unassigned gaps, as UAX #11 asks for in the ideographic planes.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F: true  // Hangul Jamo, leading consonants
    case 0x2329...0x232A: true  // angle brackets
    case 0x2630...0x2637, 0x268A...0x268F: true  // trigrams and digrams
    case 0x2E80...0x303E: true  // radicals, ideographic description and punctuation
    case 0x3041...0x3247, 0x3250...0xA4C6: true  // kana to Yi
    case 0xA960...0xA97C: true  // Hangul Jamo Extended-A
    case 0xAC00...0xD7A3: true  // Hangul syllables
    case 0xF900...0xFAFF: true  // compatibility ideographs
    case 0xFE10...0xFE19, 0xFE30...0xFE6B: true  // vertical and small forms
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true  // full-width forms
    case 0x16FE0...0x18DF2: true  // Tangut, Khitan and Nüshu marks
    case 0x1AFF0...0x1B2FB: true  // kana supplements, Nüshu
    case 0x1D300...0x1D356, 0x1D360...0x1D376: true  // Tai Xuan Jing, counting rods
    case 0x1F200...0x1F265: true  // enclosed ideographs
    case 0x20000...0x3FFFD: true  // ideographic planes
    default: false
    }
  }
}
