import WhorlCore

extension PropertyDescription {
  /// Text that the property takes, as one would type it.
  public var example: String {
    if defaultValue != .absent, case .number = kind { return kind.text(of: defaultValue) }
    switch kind {
    case .number(let rule), .numberOrWord(let rule, _), .numberOrNever(let rule),
      .size(let rule, _), .animated(let rule):
      let middle = min(
        max(rule.unit == .share ? 0.5 : 12, rule.range.lowerBound), rule.range.upperBound)
      return DecimalText.short(middle, unit: rule.unit)
    case .numbers(let rule, let count):
      return Array(repeating: DecimalText.short(rule.range.upperBound), count: count.lowerBound)
        .joined(separator: ", ")
    case .choice(let words): return words.last ?? ""
    case .boolean: return "true"
    case .text: return "Some words"
    case .glyph(let isASCII): return isASCII ? "*" : "★"
    case .file: return "logo.png"
    case .identifier: return "my-theme"
    case .tags: return "calm small"
    case .frames, .asciiTwin: return "| / - \\"
    case .color: return "#FF8000"
    case .colors: return "#FF8000 accent"
    case .palette: return "ink=#FFFFFF"
    case .timingFunction: return "easeOut"
    case .animatedPair: return "0.5, 0"
    case .layerColor: return "#FF8000"
    case .layerShape: return #"{"kind": "ellipse", "r": 0.5}"#
    case .copies: return #"{"count": 3, "layout": "row", "pitch": 0.5}"#
    case .layers:
      return #"[{"shape": {"kind": "ellipse", "r": 0.5}, "fill": "accent"}]"#
    }
  }
  /// The same as a file says it.
  public var exampleValue: JSONValue { kind.json(from: example) }
}
