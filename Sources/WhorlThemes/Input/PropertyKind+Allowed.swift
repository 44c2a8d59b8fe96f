import WhorlCore

extension NumberRule {
  /// The numbers that the rule allows, in words: `a number from 0.25 to 512 pt`.
  var allowed: String {
    let kind = isWhole ? "a whole number" : unit == .radians ? "an arc" : "a number"
    let low = DecimalText.short(range.lowerBound, places: 6)
    let high = DecimalText.short(range.upperBound, places: 6)
    let unitName = unit == .share ? "" : unit.name.map { " " + $0 } ?? ""
    let degrees =
      unit == .radians
      ? " (\(DecimalText.short(range.lowerBound, unit: unit)) to "
        + "\(DecimalText.short(range.upperBound, unit: unit)))" : ""
    return excludesMinimum
      ? "\(kind) above \(low), at most \(high)\(unitName)"
      : "\(kind) from \(low) to \(high)\(unitName)\(degrees)"
  }
}

extension PropertyKind {
  /// The values that a property of this kind takes, in words that follow "give".
  public var allowed: String {
    switch self {
    case .number(let rule): rule.allowed
    case .numberOrWord(let rule, let words): "\(rule.allowed), or \(Self.quoted(words))"
    case .numberOrNever(let rule): "\(rule.allowed), or null for never"
    case .size(let rule, let words):
      "\(rule.allowed), [width, height], or \(Self.quoted(words))"
    case .numbers(let rule, let count):
      "\(Self.count(count, of: "number")), each \(rule.allowed)"
    case .choice(let words): Self.quoted(words)
    case .boolean: "true or false"
    case .text(let maximum): "text of at most \(maximum) characters"
    case .glyph(let isASCII):
      "\(isASCII ? "printable ASCII" : "text") of at most \(Self.glyphCells) cells"
    case .file: "the name of a file in the theme's folder, such as logo.png"
    case .identifier: "1 to 64 of a-z, 0-9 and -, not beginning with -"
    case .tags(let maximum): "at most \(maximum) words of 1 to 24 of a-z, 0-9 and -"
    case .frames(let count): "\(Self.count(count, of: "frame")), each one row of at most 120 cells"
    case .asciiTwin: "frames of printable ASCII, or an object of the form glyphs"
    case .color: "#RRGGBB, #RRGGBBAA, a palette name, or \(Self.roles)"
    case .colors(let count): "\(Self.count(count, of: "colour")): #RRGGBB, a palette name, …"
    case .palette: "names with a colour each"
    case .animated(let rule): "\(rule.allowed), or a track with keys"
    case .animatedPair(let rule, let single):
      "[x, y], each \(rule.allowed), or a track with keys" + (single ? ", or one number" : "")
    case .layerColor: "a colour, a track with keys, or an object with a sequence"
    case .layerShape: "an object whose kind is ellipse, rect, polygon, path or glyph"
    case .copies: "an object with a count from 1 to 64"
    case .layers: "a list of layers"
    case .timingFunction:
      "\(Self.quoted(TimingFunction.Name.allCases.map(\.rawValue))), or [x1, y1, x2, y2]"
        + " with x from 0 to 1 and y from -3 to 4"
    }
  }

  private static var roles: String { quoted(ThemeColor.Role.allCases.map(\.rawValue)) }

  private static func quoted(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func count(_ count: ClosedRange<Int>, of noun: String) -> String {
    count.lowerBound == count.upperBound
      ? "\(count.lowerBound) \(noun)s" : "\(count.lowerBound) to \(count.upperBound) \(noun)s"
  }
}
