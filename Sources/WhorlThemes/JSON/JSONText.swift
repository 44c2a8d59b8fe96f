/// JSON as it is written.
public enum JSONText {
  /// `text` between double quotes, with no more escapes than RFC 8259 asks for: the quote, the
  /// backslash and the controls below U+0020, by their letter where they have one.
  public static func string(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\u{08}": written += "\\b"
      case "\u{0C}": written += "\\f"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      case "\u{00}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        written += "\\u00" + (digits.utf8.count == 1 ? "0" : "") + digits
      case _: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  /// The shortest decimal that is read as `number` again, without a point where it is whole and
  /// without an exponent from 1e-7 to below 1e21.
  ///
  /// - Precondition: `number` is not NaN, for which JSON has no word.
  public static func number(_ number: Double) -> String {
    precondition(!number.isNaN, "JSON cannot say NaN")
    guard number.isFinite else { return number < 0 ? "-1e999" : "1e999" }
    let sign = number.sign == .minus ? "-" : ""
    let (digits, point) = decimal(of: number.magnitude)
    let count = digits.utf8.count
    if point > 21 || point < -6 {
      let fraction = digits.dropFirst()
      return "\(sign)\(digits.prefix(1))\(fraction.isEmpty ? "" : ".")\(fraction)e\(point - 1)"
    }
    if point <= 0 {
      return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)"
    }
    if point >= count {
      return "\(sign)\(digits)\(String(repeating: "0", count: point - count))"
    }
    return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

  /// The value in one line: `{"a": [1, 2]}`; without blanks where `isCompact`.
  public static func line(_ value: JSONValue, isCompact: Bool = false) -> String {
    let blank = isCompact ? "" : " "
    switch value {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let number): return Self.number(number)
    case .string(let text): return string(text)
    case .array(let elements):
      let lines = elements.map { line($0, isCompact: isCompact) }
      return "[\(lines.joined(separator: ",\(blank)"))]"
    case .object(let members):
      let lines = members.map {
        "\(string($0.key)):\(blank)\(line($0.value, isCompact: isCompact))"
      }
      return "{\(lines.joined(separator: ",\(blank)"))}"
    }
  }

  /// The text of a new file: two spaces a level, one member a line, a newline at the end. An array
  /// of scalars stands on one line where that fits 80 columns.
  public static func file(_ value: JSONValue) -> String {
    lines(value, in: JSONLayout.file) + "\n"
  }

  /// The digits of a finite number of no sign without zeros at either end, and how many of them
  /// stand before the point; negative for zeros after the point.
  private static func decimal(of number: Double) -> (digits: String, point: Int) {
    guard number != 0 else { return ("0", 1) }
    // The description is the shortest that round-trips: `12.5`, `1e-05`, `1.5e+16`.
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    for (index, byte) in number.description.utf8.enumerated() {
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else if byte == UInt8(ascii: "e") {
        let text = number.description.utf8.dropFirst(index + 1)
        exponent = Int(Substring(text)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    let before = (point ?? digits.count) + exponent - leading
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (String(decoding: digits.dropFirst(leading), as: UTF8.self), before)
  }
}
