import WhorlCore

extension TableDecoder {
  /// The value of a property of some kind; notes what is wrong and gives `nil` where it does not
  /// fit.
  mutating func value(
    _ node: JSONNode, for kind: PropertyKind, named name: String
  ) -> PropertyValue? {
    switch kind {
    case .number(let rule):
      return number(node, rule, kind, name).map(PropertyValue.number)
    case .numberOrWord(let rule, let words):
      if let word = words.first(where: { node.equals($0) }) { return .word(word) }
      return number(node, rule, kind, name).map(PropertyValue.number)
    case .numberOrNever(let rule):
      if node.kind == .null { return .never }
      return number(node, rule, kind, name).map(PropertyValue.number)
    case .size(let rule, let words):
      if let word = words.first(where: { node.equals($0) }) { return .word(word) }
      guard node.kind == .array else {
        return number(node, rule, kind, name).map(PropertyValue.number)
      }
      return numbers(node, rule, count: 2...2, kind, name).map(PropertyValue.numbers)
    case .numbers(let rule, let count):
      return numbers(node, rule, count: count, kind, name).map(PropertyValue.numbers)
    case .choice(let words):
      if let word = words.first(where: { node.equals($0) }) { return .word(word) }
      // A word that is a number need not be in quotes.
      guard let number = node.number, let word = words.first(where: { Double($0) == number }) else {
        return unfit(node, name, kind)
      }
      return .word(word)
    case .boolean:
      guard let flag = node.bool else { return unfit(node, name, kind) }
      return .boolean(flag)
    case .text(let maximum):
      return text(node, maximum: maximum, name, kind).map(PropertyValue.text)
    case .glyph(let isASCII):
      return glyph(node, isASCII: isASCII, kind, name).map(PropertyValue.text)
    case .file: return file(node, kind, name).map(PropertyValue.text)
    case .identifier:
      guard let text = node.string, ThemeID.isValid(text) else { return unfit(node, name, kind) }
      return .text(text)
    case .tags, .frames:
      return texts(node, kind, name).map(PropertyValue.texts)
    case .asciiTwin: return asciiTwin(node, kind, name).map(PropertyValue.glyphs)
    case .color:
      return color(node, kind, name).map(PropertyValue.color)
    case .colors(let count):
      return colors(node, count: count, kind, name).map(PropertyValue.colors)
    case .palette:
      // Read ahead of everything else, since colours anywhere may use its names.
      return nil
    case .timingFunction:
      return timingFunction(node, kind, name).map(PropertyValue.timingFunction)
    case .animated(let rule):
      return animatedNumber(node, rule, kind, name).map(PropertyValue.animated)
    case .animatedPair(let rule, let single):
      return animatedPair(node, rule, single: single, kind, name)
        .map(PropertyValue.animatedPair)
    case .layerColor: return layerColor(node, kind, name).map(PropertyValue.layerColor)
    case .layerShape: return layerShape(node, kind, name).map(PropertyValue.layerShape)
    case .copies: return copies(node, kind, name).map(PropertyValue.copies)
    case .layers: return layers(node, kind, name).map(PropertyValue.layers)
    }
  }

  /// Names are put together only where something is wrong: most elements of lists are right.
  mutating func unfit<Value>(_ node: JSONNode, _ name: String, _ kind: PropertyKind) -> Value? {
    error(at: node, .unfit(name: name, shown: shown(node), allowed: kind.allowed))
  }

  mutating func number(
    _ node: JSONNode, _ rule: NumberRule, _ kind: PropertyKind,
    _ name: @autoclosure () -> String
  ) -> Double? {
    if let number = node.number, rule.allows(number) { return number }
    if let text = node.string, let number = NumberText.value(text, in: .number),
      rule.allows(number)
    {
      return error(
        at: node, .quotedNumber(name: name(), number: DecimalText.short(number, places: 9)))
    }
    return unfit(node, name(), kind)
  }

  mutating func numbers(
    _ node: JSONNode, _ rule: NumberRule, count: ClosedRange<Int>, _ kind: PropertyKind,
    _ name: String
  ) -> [Double]? {
    guard node.kind == .array else { return unfit(node, name, kind) }
    var numbers: [Double] = []
    numbers.reserveCapacity(min(node.elementRoom, count.upperBound))
    var isWhole = true
    var found = 0
    for element in node.elements {
      found += 1
      // What is too much is told once, not for each element.
      if found > count.upperBound { continue }
      if let number = number(element, rule, .number(rule), "\(name)[\(found - 1)]") {
        numbers.append(number)
      } else {
        isWhole = false
      }
    }
    guard count.contains(found) else { return wrongCount(node, found, name, kind) }
    return isWhole ? numbers : nil
  }

  mutating func wrongCount<Value>(
    _ node: JSONNode, _ count: Int, _ name: String, _ kind: PropertyKind
  ) -> Value? {
    let shown = count == 1 ? "a list of 1" : "a list of \(count)"
    return error(at: node, .unfit(name: name, shown: shown, allowed: kind.allowed))
  }

  /// One row of text without anything that a terminal would obey.
  mutating func text(
    _ node: JSONNode, maximum: Int, _ name: @autoclosure () -> String, _ kind: PropertyKind
  ) -> String? {
    guard let text = node.string else { return unfit(node, name(), kind) }
    if let scalar = ForbiddenCharacter.first(in: text) {
      return error(at: node, .forbiddenCharacter(name: name(), code: scalar.value))
    }
    // Scalars are what JSON Schema counts, and what `validate` counts columns in; and no letter can
    // carry thousands of marks.
    // There are no more of them than bytes, which are quicker to count.
    if text.utf8.count <= maximum { return text }
    let count = text.unicodeScalars.count
    guard count <= maximum else {
      return error(at: node, .tooLong(name: name(), count: count, maximum: maximum))
    }
    return text
  }

  private mutating func texts(
    _ node: JSONNode, _ kind: PropertyKind, _ name: String
  ) -> [String]? {
    guard node.kind == .array else { return unfit(node, name, kind) }
    let allowed =
      switch kind {
      case .tags(let maximum): 0...maximum
      case .frames(let count): count
      default: 0...Int.max
      }
    var texts: [String] = []
    texts.reserveCapacity(min(node.elementRoom, allowed.upperBound))
    var count = 0
    for element in node.elements {
      let place = count
      count += 1
      if count > allowed.upperBound { continue }
      switch kind {
      case .tags:
        if let tag = element.string, ThemeID.isTag(tag) {
          texts.append(tag)
        } else {
          let allowed = "1 to 24 of a-z, 0-9 and -"
          error(
            at: element,
            .unfit(name: "\(name)[\(place)]", shown: shown(element), allowed: allowed))
        }
      default:
        if let frame = text(
          element, maximum: 120, "\(name)[\(place)]", .text(maximum: 120))
        {
          texts.append(frame)
        }
      }
    }
    guard allowed.contains(count) else { return wrongCount(node, count, name, kind) }
    return texts.count == count ? texts : nil
  }

  /// Frames for terminals that have only ASCII: a list, or a whole form.
  private mutating func asciiTwin(
    _ node: JSONNode, _ kind: PropertyKind, _ name: String
  ) -> Glyphs? {
    let before = notes.count
    var glyphs = Glyphs()
    let framesNode: JSONNode
    switch node.kind {
    case .array:
      guard let frames = texts(node, .frames(count: 1...512), name) else { return nil }
      glyphs.frames = frames
      framesNode = node
    case .object:
      if let form = node["form"], !form.equals("glyphs") {
        return error(
          at: form, .unfit(name: "form", shown: shown(form), allowed: "glyphs"))
      }
      glyphs = object(.asciiTwin, from: node)
      check(glyphs, at: node)
      framesNode = node["frames"] ?? node
    case .string, .number, .true, .false, .null: return unfit(node, name, kind)
    }
    for (index, frame) in framesNode.elements.prefix(512).enumerated() {
      if frame.kind == .string, !frame.withText({ $0.isPrintableASCII }) {
        error(
          at: frame,
          .unfit(name: "\(name)[\(index)]", shown: shown(frame), allowed: "printable ASCII"))
      }
    }
    return hasErrors(from: before) ? nil : glyphs
  }
}
