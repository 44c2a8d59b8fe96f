import WhorlCore

extension TableDecoder {
  mutating func color(
    _ node: JSONNode, _ kind: PropertyKind, _ name: @autoclosure () -> String
  ) -> ThemeColor? {
    guard let text = node.string, let color = ThemeColor(text: text), !text.isEmpty else {
      return unfit(node, name(), kind)
    }
    if case .palette(let name) = color, !paletteKnows(name) {
      return error(at: node, .unknownColor(name, suggestion: colorSuggestion(for: name)))
    }
    return color
  }

  mutating func colors(
    _ node: JSONNode, count: ClosedRange<Int>, _ kind: PropertyKind, _ name: String
  ) -> [ThemeColor]? {
    guard node.kind == .array else { return unfit(node, name, kind) }
    var colors: [ThemeColor] = []
    var number = 0
    for element in node.elements {
      // What is too much is told once, not for each element.
      if number < count.upperBound, let color = color(element, .color, "\(name)[\(number)]") {
        colors.append(color)
      }
      number += 1
    }
    guard count.contains(number) else {
      let shown = number == 0 ? "an empty list" : "a list of \(number)"
      return error(at: node, .unfit(name: name, shown: shown, allowed: kind.allowed))
    }
    return colors.count == number ? colors : nil
  }

  mutating func paletteValue(_ node: JSONNode) -> [PaletteEntry]? {
    guard node.kind == .object else {
      return unfit(node, "palette", .palette)
    }
    var entries: [PaletteEntry] = []
    for member in node.members {
      guard let name = member.key.string else { continue }
      if let fact = Self.fault(inPaletteName: name) {
        error(at: member.key, fact)
      } else if let color = paletteColor(member.value, name) {
        entries.append(PaletteEntry(name: name, color: color))
      }
    }
    return entries
  }

  private mutating func paletteColor(_ node: JSONNode, _ name: String) -> ThemeColor? {
    guard let text = node.string, let color = ThemeColor(text: text), !text.isEmpty else {
      return unfit(node, name, .color)
    }
    if case .palette(let other) = color {
      return error(at: node, .nestedPaletteName(other))
    }
    return color
  }

  private static func fault(inPaletteName name: String) -> Finding.Fact? {
    if name.isEmpty || name.hasPrefix("#") || ThemeColor.Role(rawValue: name) != nil {
      return .badPaletteName(name)
    }
    if let scalar = ForbiddenCharacter.first(in: name) {
      return .forbiddenCharacter(name: "a palette name", code: scalar.value)
    }
    return nil
  }

  mutating func timingFunction(
    _ node: JSONNode, _ kind: PropertyKind, _ name: String
  ) -> TimingFunction? {
    if let text = node.string, let known = TimingFunction.Name(rawValue: text) {
      return .named(known)
    }
    guard node.kind == .array else { return unfit(node, name, kind) }
    let numbers = node.elements.map(\.number)
    guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2],
      let y2 = numbers[3], let curve = TimingFunction.checked(x1, y1, x2, y2)
    else {
      return error(
        at: node,
        .unfit(
          name: name, shown: VisibleText.of(JSONText.line(JSONValue(node)), limit: 40),
          allowed: kind.allowed))
    }
    return curve
  }
}

extension TimingFunction {
  /// A curve of one's own, if its numbers are allowed: x in 0…1, y in −3…4.
  static func checked(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingFunction? {
    let times = 0.0...1.0
    let changes = -3.0...4.0
    guard times.contains(x1), times.contains(x2), changes.contains(y1), changes.contains(y2) else {
      return nil
    }
    return .curve(CubicBezier(x1, y1, x2, y2))
  }
}
