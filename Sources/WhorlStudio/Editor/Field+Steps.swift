import WhorlCore
import WhorlThemes

extension Field {
  /// The value some steps away, as near as the field's range allows; `nil` where the field has no
  /// steps, or is at its end.
  ///
  /// `resolved` is the number that a word, or nothing, stands for at present, if for any.
  func stepped(by step: Step, resolved: Double?, palette: [String]) -> PropertyValue? {
    let next: PropertyValue?
    switch kind {
    case .number(let rule):
      next = Self.number(value, by: step, in: rule, from: fallback ?? resolved)
    case .numberOrWord(let rule, let words), .size(let rule, let words):
      next = numberOrWord(by: step, in: rule, words: words, resolved: resolved)
    case .numberOrNever(let rule):
      next = numberOrNever(by: step, in: rule)
    case .choice(let words):
      guard case .word(let word) = value, let place = words.firstIndex(of: word) else {
        return words.first.map(PropertyValue.word)
      }
      next = .word(words[Self.cycled(place, by: step, count: words.count)])
    case .boolean:
      next = .boolean(value != .boolean(true))
    case .color:
      next = color(by: step, palette: palette)
    case .timingFunction:
      let names = TimingFunction.Name.allCases
      guard case .timingFunction(.named(let name)) = value,
        let place = names.firstIndex(of: name)
      else { return .timingFunction(.named(.linear)) }
      next = .timingFunction(.named(names[Self.cycled(place, by: step, count: names.count)]))
    case .numbers, .text, .glyph, .file, .identifier, .tags, .frames, .asciiTwin, .colors, .palette,
      .animated,
      .animatedPair, .layerColor, .layerShape, .copies, .layers:
      next = nil
    }
    return next == value ? nil : next
  }

  /// Where a property that has no value starts.
  private var fallback: Double? {
    if case .number(let number) = description.defaultValue { number } else { nil }
  }

  private func numberOrWord(
    by step: Step, in rule: NumberRule, words: [String], resolved: Double?
  ) -> PropertyValue? {
    switch value {
    case .word(let word):
      let place = (words.firstIndex(of: word) ?? 0) + (step.count < 0 ? -1 : 1)
      if place < 0 { return nil }
      if place < words.count { return .word(words[place]) }
      // Behind the words come the numbers, from the one that the last word stood for.
      let start = resolved ?? fallback ?? rule.range.lowerBound
      return .number(Self.fitted(start, in: rule))
    case .number(let number) where step.count < 0 && number <= rule.range.lowerBound:
      return words.last.map(PropertyValue.word)
    case .absent, .never, .number, .numbers, .boolean, .text, .texts, .color, .colors, .palette,
      .timingFunction, .glyphs, .animated, .animatedPair, .layerColor, .layerShape, .copies,
      .layers:
      return Self.number(value, by: step, in: rule, from: resolved ?? fallback)
    }
  }

  /// Never comes before the smallest number.
  private func numberOrNever(by step: Step, in rule: NumberRule) -> PropertyValue? {
    if case .never = value { return step.count < 0 ? nil : .number(rule.range.lowerBound) }
    if case .number(rule.range.lowerBound) = value, step.count < 0 { return .never }
    return Self.number(value, by: step, in: rule, from: fallback)
  }

  private static func number(
    _ value: PropertyValue, by step: Step, in rule: NumberRule, from fallback: Double?
  ) -> PropertyValue? {
    switch value {
    case .number(let number):
      var count = step.count
      // A tenth of a step of whole numbers is a whole step.
      if rule.isWhole, abs(count) < 1 { count = count < 0 ? -1 : 1 }
      return .number(fitted(number + rule.step * count, in: rule))
    case .numbers(let numbers):
      return .numbers(numbers.map { fitted($0 + rule.step * step.count, in: rule) })
    case .absent:
      return .number(fitted(fallback ?? rule.range.lowerBound, in: rule))
    case .never, .word, .boolean, .text, .texts, .color, .colors, .palette, .timingFunction,
      .glyphs,
      .animated, .animatedPair, .layerColor, .layerShape, .copies, .layers:
      return nil
    }
  }

  /// The number nearest to `number` that a rule allows, without the dust of binary fractions: at
  /// most four decimals of what people read.
  private static func fitted(_ number: Double, in rule: NumberRule) -> Double {
    let unit = rule.unit == .radians ? Double.pi / 180 : 1
    let tidy = rule.isWhole ? number.rounded() : (number / unit * 10_000).rounded() / 10_000 * unit
    var low = rule.range.lowerBound
    if rule.excludesMinimum { low += min(rule.step, rule.range.upperBound - low) }
    return min(max(tidy, low), rule.range.upperBound)
  }

  private static func cycled(_ place: Int, by step: Step, count: Int) -> Int {
    (place + (step.count < 0 ? -1 : 1) + count) % count
  }

  /// A named colour goes to the next name; one that is spelled out turns its hue by 5°.
  private func color(by step: Step, palette: [String]) -> PropertyValue? {
    guard case .color(let color) = value else { return nil }
    switch color {
    case .literal(let literal):
      return .color(.literal(literal.turningHue(by: 5 * step.count)))
    case .role, .palette:
      let names = palette + ThemeColor.Role.allCases.map(\.rawValue)
      guard let place = names.firstIndex(of: color.text) else { return nil }
      let next = names[Self.cycled(place, by: step, count: names.count)]
      return ThemeColor(text: next).map(PropertyValue.color)
    }
  }
}
