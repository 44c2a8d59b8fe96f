import WhorlCore
import WhorlThemes

extension ThemeDocument {
  /// The document with a field set to what somebody typed.
  func setting(_ field: Field, typed text: String) throws(ThemeError) -> ThemeDocument {
    guard let element = field.id.element else {
      return try applying([.set(field.description, text: text)])
    }
    var texts = elements(of: field.description)
    guard texts.indices.contains(element) else { return self }
    let pointer = field.description.path.pointer
    if gives(field.description.path) {
      // Only the element's own bytes change.
      let place = JSONPointer(tokens: pointer.tokens + [String(element)])
      return try applying([.setPointer(place, text: JSONText.string(Self.spelledOut(text)))])
    }
    texts[element] = Self.spelledOut(text)
    return try applying([.set(field.description, text: texts.joined(separator: ", "))])
  }

  /// The document with a field set to a value of its kind.
  func setting(_ field: Field, to value: PropertyValue) throws(ThemeError) -> ThemeDocument {
    try setting(field, typed: field.kind.exactText(of: value))
  }

  /// The document with the default in place of a property's value.
  func resetting(_ field: Field) throws(ThemeError) -> ThemeDocument {
    try applying([.reset(field.description)])
  }

  /// The document with a copy of a list's element behind it; without an element, of the last one.
  func duplicatingElement(of field: Field) throws(ThemeError) -> ThemeDocument {
    var texts = elements(of: field.description)
    let place = field.id.element ?? texts.count - 1
    texts.insert(texts.indices.contains(place) ? texts[place] : "#808080", at: place + 1)
    return try settingElements(of: field.description, to: texts)
  }

  /// The document without a list's element; without one named, without the last.
  func removingElement(of field: Field) throws(ThemeError) -> ThemeDocument {
    var texts = elements(of: field.description)
    let place = field.id.element ?? texts.count - 1
    guard texts.indices.contains(place) else { return self }
    texts.remove(at: place)
    return try settingElements(of: field.description, to: texts)
  }

  private func elements(of property: PropertyDescription) -> [String] {
    guard case .colors(let colors) = theme.value(at: property.path) else { return [] }
    return colors.map(\.text)
  }

  private func settingElements(
    of property: PropertyDescription, to texts: [String]
  ) throws(ThemeError) -> ThemeDocument {
    try applying([.set(property, text: texts.joined(separator: ", "))])
  }

  /// `#rgb` with each digit twice; other text as it is, without blanks around it.
  private static func spelledOut(_ text: String) -> String {
    let trimmed = text.split(separator: " ").joined(separator: " ")
    guard trimmed.hasPrefix("#"), trimmed.count == 4 else { return trimmed }
    return "#" + trimmed.dropFirst().map { "\($0)\($0)" }.joined()
  }
}

extension PropertyKind {
  /// A value as text from which the same value is read again.
  func exactText(of value: PropertyValue) -> String {
    switch value {
    case .number(let number): exactText(of: number)
    case .numbers(let numbers): numbers.map(exactText).joined(separator: ", ")
    case .absent, .never, .word, .boolean, .text, .texts, .color, .colors, .palette,
      .timingFunction,
      .glyphs, .animated, .animatedPair, .layerColor, .layerShape, .copies, .layers:
      entryText(of: value)
    }
  }

  private func exactText(of number: Double) -> String {
    unit == .radians
      ? DecimalText.short(number * 180 / .pi, places: 4) + "deg"
      : DecimalText.short(number, places: 4)
  }
}
