import WhorlCore
import WhorlThemes

/// One line of the form: a property, or an element of a list.
struct Field: Hashable, Sendable {
  /// Its name for keys and changes.
  let id: FieldID
  /// The property.
  let description: PropertyDescription
  /// What people call it.
  let label: String
  /// What it takes.
  let kind: PropertyKind
  /// Its value; for an element, that of the element.
  let value: PropertyValue
  /// Whether the value differs from the file's.
  let isChanged: Bool

  /// The value as text, in people's units.
  var text: String { kind.text(of: value) }

  /// The value as text to be typed over.
  var entryText: String { kind.entryText(of: value) }

  /// The value that the field has where the file does not give it.
  var isDefault: Bool { id.element == nil && value == description.defaultValue }

  /// Whether a digit begins a value.
  var takesNumbers: Bool {
    switch kind {
    case .number, .numberOrWord, .numberOrNever, .size, .numbers: true
    case .choice, .boolean, .text, .glyph, .file, .identifier, .tags, .frames, .asciiTwin, .color,
      .colors,
      .palette, .timingFunction, .animated, .animatedPair, .layerColor, .layerShape, .copies,
      .layers:
      false
    }
  }

  /// Whether a character that is typed on the field begins a value: a digit of a number, the `#` of
  /// a colour. Letters do other things there.
  func begins(with character: Character) -> Bool {
    switch value {
    case .color, .colors: character == "#"
    case .absent, .never, .number, .word, .numbers, .boolean, .text, .texts, .palette,
      .timingFunction,
      .glyphs, .animated, .animatedPair, .layerColor, .layerShape, .copies, .layers:
      takesNumbers && character.isASCII && character.isNumber
    }
  }

  /// Whether the arrows change the value.
  var hasSteps: Bool {
    switch kind {
    case .number, .numberOrWord, .numberOrNever, .size, .choice, .boolean, .color, .timingFunction:
      true
    case .numbers, .text, .glyph, .file, .identifier, .tags, .frames, .asciiTwin, .colors, .palette,
      .animated,
      .animatedPair, .layerColor, .layerShape, .copies, .layers:
      false
    }
  }

  /// Why a value will not do, in few characters: what is allowed, where that is a range.
  func shortReason(_ problem: String) -> String { rangeText.isEmpty ? problem : rangeText }

  /// The numbers that the field takes, in few characters; empty where there is no such range.
  var rangeText: String {
    switch kind {
    case .number(let rule), .numberOrWord(let rule, _), .numberOrNever(let rule),
      .size(let rule, _),
      .numbers(let rule, _):
      let low = DecimalText.short(rule.range.lowerBound, unit: rule.unit)
      let high = DecimalText.short(rule.range.upperBound, unit: rule.unit)
      let bare = rule.unit == .radians ? low : DecimalText.short(rule.range.lowerBound)
      return "\(bare) – \(high)"
    case .choice, .boolean, .text, .glyph, .file, .identifier, .tags, .frames, .asciiTwin, .color,
      .colors,
      .palette, .timingFunction, .animated, .animatedPair, .layerColor, .layerShape, .copies,
      .layers:
      return ""
    }
  }
}
