import WhorlCore

extension PropertyKind {
  /// A value as forms and `show` present it, in the units that people think in.
  public func text(of value: PropertyValue) -> String {
    switch value {
    case .absent: ""
    case .number(let number): DecimalText.short(number, unit: unit)
    case .never: "never"
    case .word(let word): word
    case .numbers(let numbers):
      numbers.map { DecimalText.short($0, unit: unit) }.joined(separator: ", ")
    case .boolean(let flag): flag ? "true" : "false"
    case .text(let text): text
    case .texts(let texts): Self.list(texts)
    case .color(let color): color.text
    case .colors(let colors): colors.map(\.text).joined(separator: " ")
    case .palette(let entries):
      entries.map { "\($0.name)=\($0.color.text)" }.joined(separator: " ")
    case .timingFunction(.named(let name)): name.rawValue
    case .timingFunction(.curve(let curve)):
      [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.short($0) }
        .joined(separator: ", ")
    case .glyphs(let glyphs): Self.list(glyphs.frames)
    case .animated, .animatedPair, .layerColor, .layerShape, .copies:
      ThemeEncoder.json(value, .differences).map { JSONText.line($0) } ?? ""
    case .layers(let layers): layers.count == 1 ? "1 layer" : "\(layers.count) layers"
    }
  }

  /// A value as text that means the same when it is typed; layers are JSON.
  public func entryText(of value: PropertyValue) -> String {
    if case .layers = value {
      return ThemeEncoder.json(value, .differences).map { JSONText.line($0) } ?? ""
    }
    return text(of: value)
  }

  /// The unit of the numbers of this kind.
  public var unit: Unit {
    switch self {
    case .number(let rule), .numberOrWord(let rule, _), .numberOrNever(let rule),
      .size(let rule, _), .numbers(let rule, _), .animated(let rule), .animatedPair(let rule, _):
      rule.unit
    case .choice, .boolean, .text, .glyph, .file, .identifier, .tags, .frames, .asciiTwin, .color,
      .colors,
      .palette, .timingFunction, .layerColor, .layerShape, .copies, .layers:
      .number
    }
  }

  /// Texts with blanks between them, or as a JSON array where a blank would be ambiguous.
  private static func list(_ texts: [String]) -> String {
    let plain = texts.allSatisfy { text in
      !text.isEmpty && !text.contains(" ") && !text.hasPrefix("[") && !text.hasPrefix("\"")
    }
    return plain
      ? texts.joined(separator: " ")
      : "[" + texts.map { JSONText.string($0) }.joined(separator: ", ") + "]"
  }
}
