import WhorlTestSupport
import WhorlThemes

/// A random value together with one of the many texts that spell it.
struct RandomJSON {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A document: an object or an array, spaced in one of several styles; `isTidy` leaves out the
  /// one that has blanks anywhere.
  mutating func document(isTidy: Bool = false) -> (value: JSONValue, text: String) {
    let styles = Style.allCases.filter { !isTidy || $0 != .ragged }
    let style = styles[pick(styles.count)]
    let isObject = pick(4) > 0
    let (value, text) = isObject ? object(depth: 0, style) : array(depth: 0, style)
    return (value, text + (pick(2) == 0 ? "" : style.lineEnd))
  }

  /// A value that is no deeper than `levels`.
  mutating func value(levels: Int) -> (value: JSONValue, text: String) {
    value(depth: 4 - levels, .line)
  }

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  enum Style: CaseIterable {
    case compact, line, lines, windowsLines, tabs, ragged

    var lineEnd: String { self == .windowsLines ? "\r\n" : "\n" }
  }

  private mutating func value(depth: Int, _ style: Style) -> (value: JSONValue, text: String) {
    switch pick(depth < 4 ? 8 : 6) {
    case 0: return (.null, "null")
    case 1: return (.bool(true), "true")
    case 2: return (.bool(false), "false")
    case 3: return number()
    case 4, 5:
      let (text, spelled) = string()
      return (.string(text), spelled)
    case 6: return object(depth: depth, style)
    case _: return array(depth: depth, style)
    }
  }

  private mutating func object(depth: Int, _ style: Style) -> (value: JSONValue, text: String) {
    var members: [JSONValue.Member] = []
    var rows: [String] = []
    for _ in 0..<pick(6) {
      let (key, spelled) = string()
      guard !members.contains(where: { $0.key == key }) else { continue }
      let (value, text) = value(depth: depth + 1, style)
      members.append(JSONValue.Member(key, value))
      rows.append(spelled + colon(style) + text)
    }
    return (.object(members), "{\(body(rows, depth: depth, style))}")
  }

  private mutating func array(depth: Int, _ style: Style) -> (value: JSONValue, text: String) {
    var values: [JSONValue] = []
    var rows: [String] = []
    for _ in 0..<pick(5) {
      let (value, text) = value(depth: depth + 1, style)
      values.append(value)
      rows.append(text)
    }
    return (.array(values), "[\(body(rows, depth: depth, style))]")
  }

  private mutating func body(_ rows: [String], depth: Int, _ style: Style) -> String {
    let unit = style == .tabs ? "\t" : "  "
    let outer = String(repeating: unit, count: depth)
    switch style {
    case .compact: return rows.joined(separator: ",")
    case .line: return rows.joined(separator: ", ")
    case .lines, .windowsLines, .tabs:
      guard !rows.isEmpty else { return "" }
      let lead = style.lineEnd + outer + unit
      return lead + rows.joined(separator: "," + lead) + style.lineEnd + outer
    case .ragged:
      var text = blanks()
      for (index, row) in rows.enumerated() {
        text += row + blanks() + (index + 1 < rows.count ? "," + blanks() : "")
      }
      return text
    }
  }

  private mutating func colon(_ style: Style) -> String {
    switch style {
    case .compact: ":"
    case .line, .lines, .windowsLines, .tabs: ": "
    case .ragged: blanks() + ":" + blanks()
    }
  }

  private mutating func blanks() -> String {
    ["", "", " ", "  ", "\n", "\n\n  ", "\r\n\t", "\t"][pick(8)]
  }

  private mutating func number() -> (value: JSONValue, text: String) {
    let texts = [
      "0", "-0", "1", "2.00", "1e3", "-1.5E-2", "0.1", "123456789", "3.141592653589793", "1e400",
      "12345678901234567890",
    ]
    let text = texts[pick(texts.count)]
    return (.number(Double(text) ?? 0), text)
  }

  private mutating func string() -> (text: String, spelled: String) {
    let pieces = [
      ("a", "a"), ("b", "\\u0062"), ("size", "size"), ("é", "é"), ("\n", "\\n"), ("😀", "😀"),
      ("😀", "\\ud83d\\uDE00"), ("/", "\\/"), ("/", "/"), ("~", "~"), ("\"", "\\\""), ("⠋", "⠋"),
      ("0", "0"), ("},", "},"), ("\\", "\\\\"), ("eight or more", "eight or more"),
    ]
    var text = ""
    var spelled = "\""
    for _ in 0..<pick(4) {
      let piece = pieces[pick(pieces.count)]
      text += piece.0
      spelled += piece.1
    }
    return (text, spelled + "\"")
  }
}
