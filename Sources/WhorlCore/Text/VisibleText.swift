/// Text from a file or a person, made fit to be shown inside a message.
///
/// Whatever a terminal would obey or that would reorder or hide its neighbours becomes a symbol:
/// C0 controls and DEL their picture from the block "Control Pictures" (`␛`), other controls,
/// format characters, line and paragraph separators their code (`<U+202E>`). The two joiners stay,
/// since emoji and several scripts are written with them.
public enum VisibleText {
  /// `text` with symbols in place of what must not be shown raw.
  public static func of(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      append(scalar, to: &shown)
    }
    return String(shown)
  }

  /// One character, the same way.
  public static func of(_ scalar: Unicode.Scalar) -> String {
    var shown = String.UnicodeScalarView()
    append(scalar, to: &shown)
    return String(shown)
  }

  /// `text` the same way, cut after `limit` characters.
  public static func of(_ text: String, limit: Int) -> String {
    let start = text.unicodeScalars.prefix(limit)
    return of(String(start)) + (start.endIndex == text.endIndex ? "" : "…")
  }

  /// Whether a character is shown as something else.
  public static func changes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x200C, 0x200D: return false
    case 0...0x7F: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to shown: inout String.UnicodeScalarView) {
    guard changes(scalar) else { return shown.append(scalar) }
    switch scalar.value {
    case 0..<0x20:
      // U+2400 … U+241F picture U+0000 … U+001F in order.
      shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F:
      shown.append("\u{2421}")
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - digits.count))
      shown.append(contentsOf: "<U+\(padding)\(digits)>".unicodeScalars)
    }
  }
}
