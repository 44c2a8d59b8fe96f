import WhorlCore

extension PropertyKind {
  /// What somebody typed for a property, as the JSON value that it means.
  ///
  /// Text that means no value of this kind becomes a JSON string as it is, so that the check of
  /// the whole document, which speaks of every other value too, has the one say about it.
  func json(from input: String) -> JSONValue {
    let text = input.trimmingBlanks
    switch self {
    case .number(let rule), .numberOrWord(let rule, _):
      return Self.number(text, rule)
    case .numberOrNever(let rule):
      return ["never", "null"].contains(text) ? .null : Self.number(text, rule)
    case .size(let rule, _):
      let parts = Self.parts(text)
      let isOne = NumberText.value(text, in: rule.unit) != nil
      return parts.count == 2 && !isOne
        ? .array(parts.map { Self.number($0, rule) }) : Self.number(text, rule)
    case .numbers(let rule, _):
      return .array(Self.parts(text).map { Self.number($0, rule) })
    case .boolean:
      switch text.lowercased() {
      case "true", "yes", "on", "1": return .bool(true)
      case "false", "no", "off", "0": return .bool(false)
      default: return .string(text)
      }
    case .choice, .identifier, .file: return .string(text)
    case .text, .glyph: return .string(input)
    case .tags, .frames, .asciiTwin: return Self.list(text)
    case .color: return .string(Self.color(text))
    case .colors: return .array(Self.parts(text).map { .string(Self.color($0)) })
    case .palette:
      return .object(
        Self.parts(text).map { part in
          let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return JSONValue.Member(
            String(pair[0]), .string(pair.count == 2 ? Self.color(String(pair[1])) : ""))
        })
    case .animated(let rule): return Self.document(text) ?? Self.number(text, rule)
    case .animatedPair(let rule, let single):
      let parts = Self.parts(text)
      return Self.document(text)
        ?? (single && parts.count == 1
          ? Self.number(text, rule) : .array(parts.map { Self.number($0, rule) }))
    case .layerColor: return Self.document(text) ?? .string(Self.color(text))
    case .layerShape, .copies, .layers: return Self.document(text) ?? .string(text)
    case .timingFunction:
      let parts = Self.parts(text)
      guard parts.count > 1 else { return .string(text) }
      return .array(parts.map { Self.number($0, NumberRule(.number, -3...4, step: 0.01)) })
    }
  }

  private static func number(_ text: String, _ rule: NumberRule) -> JSONValue {
    NumberText.value(text, in: rule.unit).map(JSONValue.number) ?? .string(text)
  }

  /// The parts of a list with commas between them, or blanks if there is no comma; in brackets or
  /// not.
  private static func parts(_ text: String) -> [String] {
    var inner = text[...]
    if inner.hasPrefix("["), inner.hasSuffix("]") { inner = inner.dropFirst().dropLast() }
    let separator: Character = inner.contains(",") ? "," : " "
    return inner.split(separator: separator).map { String($0).trimmingBlanks }.map { part in
      part.count > 2 && part.hasPrefix("\"") && part.hasSuffix("\"")
        ? String(part.dropFirst().dropLast()) : String(part)
    }
  }

  /// An object or a list that was typed as JSON.
  private static func document(_ text: String) -> JSONValue? {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return nil }
    return (try? JSONDocument(bytes: Array(text.utf8))).map { JSONValue($0.root) }
  }

  /// Texts with blanks between them, or a JSON array of strings.
  private static func list(_ text: String) -> JSONValue {
    guard text.hasPrefix("[") else {
      return .array(text.split(separator: " ").map { .string(String($0)) })
    }
    guard let document = try? JSONDocument(bytes: Array(text.utf8)) else { return .string(text) }
    return .array(document.root.elements.map { .string($0.string ?? $0.text) })
  }

  /// `#rgb` spelled out; other text as it is.
  private static func color(_ text: String) -> String {
    guard text.hasPrefix("#"), text.count == 4 else { return text }
    return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
