/// Numbers as people write them in forms and on the command line, with or without a unit.
public enum NumberText {
  /// Reads a length of time in seconds: `1.5s`, `1500ms`, `2m`, `1m30s`, `1h`, or a bare number of
  /// seconds; `nil` for anything else. A sign is read before a single number.
  public static func seconds(_ text: String) -> Double? {
    let text = trimmed(text)
    if let bare = number(text) { return bare }
    let units: [(suffix: String, seconds: Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
    ]
    var rest = text[...]
    var total = 0.0
    var largest = Double.infinity
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber || ".+-eE".contains($0) }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let unit = units.first { rest.hasPrefix($0.suffix) }
      guard let value = number(digits), let unit, unit.seconds < largest else { return nil }
      total += value * unit.seconds
      largest = unit.seconds
      rest = rest.dropFirst(unit.suffix.count)
      // A sign could belong to one part or to all.
      if !rest.isEmpty, text.first == "-" || text.first == "+" { return nil }
      if rest.first == "-" || rest.first == "+" { return nil }
    }
    return largest < .infinity ? total : nil
  }

  /// Reads an angle in radians: `315`, `315deg` and `315°` count degrees, `5.4978rad` radians,
  /// `7/4pi` and `1.75π` multiples of π, `.875t` turns; `nil` for anything else.
  public static func radians(_ text: String) -> Double? {
    let text = trimmed(text)
    let degree = Double.pi / 180
    let units: [(suffix: String, radians: Double)] = [
      ("degrees", degree), ("deg", degree), ("°", degree), ("rad", 1), ("pi", .pi), ("π", .pi),
      ("turns", 2 * .pi), ("turn", 2 * .pi), ("t", 2 * .pi),
    ]
    for unit in units where text.hasSuffix(unit.suffix) {
      let digits = trimmed(text.dropLast(unit.suffix.count))
      if digits.isEmpty { return unit.suffix == "pi" || unit.suffix == "π" ? .pi : nil }
      return fraction(digits).map { $0 * unit.radians }
    }
    if let quotient = quotientOfPi(text) { return quotient }
    return number(text).map { $0 * degree }
  }

  /// Reads a number of some unit, in the unit of the theme file; `nil` for anything else.
  public static func value(_ text: String, in unit: Unit) -> Double? {
    switch unit {
    case .seconds: seconds(text)
    case .radians: radians(text)
    case .points: number(text, suffixes: ["pt", "points"])
    case .factor: number(text, suffixes: ["x", "×"])
    case .framesPerSecond: number(text, suffixes: ["fps"])
    case .columns, .rows, .count, .number: number(trimmed(text))
    case .share:
      trimmed(text).hasSuffix("%")
        ? number(trimmed(trimmed(text).dropLast())).map { $0 / 100 } : number(trimmed(text))
    }
  }

  /// `7pi/4`: a multiple of π with the divisor behind it.
  private static func quotientOfPi(_ text: Substring) -> Double? {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    let above = trimmed(text[..<slash])
    guard let name = ["pi", "π"].first(where: { above.hasSuffix($0) }),
      let divisor = number(trimmed(text[text.index(after: slash)...])), divisor != 0
    else { return nil }
    let digits = trimmed(above.dropLast(name.count))
    guard let factor = digits.isEmpty ? 1 : number(digits) else { return nil }
    return factor * .pi / divisor
  }

  private static func number(_ text: some StringProtocol, suffixes: [String]) -> Double? {
    var digits = trimmed(text)
    if let suffix = suffixes.first(where: { digits.hasSuffix($0) }) {
      digits = trimmed(digits.dropLast(suffix.count))
    }
    return number(digits)
  }

  /// A number, or two with a stroke between them.
  private static func fraction(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return number(text)
    case 2:
      guard let above = number(trimmed(parts[0])), let below = number(trimmed(parts[1])),
        below != 0
      else { return nil }
      return above / below
    default: return nil
    }
  }

  /// A plain decimal number; no hexadecimal, infinity or NaN, which `Double` would read.
  private static func number(_ text: Substring) -> Double? {
    let plain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard plain, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
