import WhorlCore
import WhorlRaster
import WhorlThemes

// The values that several verbs read in the same way.
extension ParsedArguments {
  /// A length of time, 0 or longer.
  func time(of option: Option) throws(CommandError) -> Time? {
    guard let text = value(of: option) else { return nil }
    guard let seconds = NumberText.seconds(text), seconds >= 0, seconds <= 1e9 else {
      throw .usage(.badValue(option, text, allowed: "a time such as 1.5s, 1500ms or 2m"))
    }
    return Time(seconds: seconds)
  }

  /// A whole number within limits.
  func whole(of option: Option, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        .badValue(
          option, text,
          allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)"))
    }
    return number
  }

  /// A number within limits.
  func number(of option: Option, in range: ClosedRange<Double>) throws(CommandError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = NumberText.value(text, in: .factor), range.contains(number) else {
      throw .usage(
        .badValue(
          option, text,
          allowed: "a number from \(DecimalText.short(range.lowerBound)) to "
            + DecimalText.short(range.upperBound)))
    }
    return number
  }

  /// A box of columns and rows, at most 1000 by 1000.
  func box(of option: Option) throws(CommandError) -> (columns: Int, rows: Int)? {
    guard let text = value(of: option) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw .usage(
        .badValue(option, text, allowed: "columns x rows such as 14x7, each from 1 to 1000"))
    }
    return (columns, rows)
  }

  /// An opaque colour.
  func color(of option: Option) throws(CommandError) -> Color? {
    guard let text = value(of: option) else { return nil }
    guard let color = Color(hex: text), color.alpha == 255 else {
      throw .usage(.badValue(option, text, allowed: "a colour such as #FF8000"))
    }
    return color
  }

  /// The characters to draw with; `nil` for automatic.
  var glyphSet: GlyphSet? { value(of: .glyphs).flatMap(GlyphSet.init(rawValue:)) }

  /// The depth of colour that was asked for.
  var depth: ColorDepth? {
    value(of: .colorDepth).flatMap { Int($0) }.flatMap { ColorDepth(bits: $0) }
  }

  /// How much motion is wanted, as far as the command line says.
  var manner: Performance.Manner? {
    if has(.noAnimation) { return .still }
    return has(.reducedMotion) ? .reduced : nil
  }
}
