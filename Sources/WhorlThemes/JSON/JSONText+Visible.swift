import WhorlCore

extension JSONText {
  /// A JSON text that says the same, with an escape in place of each character that a terminal would
  /// obey, or that would reorder or hide its neighbours.
  ///
  /// Those below U+0020 are escaped in any JSON; this is for DEL, the C1 controls, and the format
  /// characters that `VisibleText` shows as symbols.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isHidden(scalar) else {
        shown.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
        shown.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      }
    }
    return String(shown)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x7F && VisibleText.changes(scalar)
  }
}
