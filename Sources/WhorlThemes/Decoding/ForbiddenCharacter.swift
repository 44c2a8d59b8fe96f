/// The characters that no text of a theme may hold.
enum ForbiddenCharacter {
  /// The first forbidden character of a text; `nil` where there is none.
  static func first(in text: String) -> Unicode.Scalar? {
    var text = text
    if text.withUTF8({ $0.isPrintableASCII }) { return nil }
    return text.unicodeScalars.first(where: isForbidden)
  }

  /// Whether a terminal would obey a character, or it would reorder or hide its neighbours, or end
  /// a row.
  ///
  /// These are the control and format characters and the line and paragraph separators, except the
  /// zero-width joiner and the tag characters, which emoji are made with.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200D && !(0xE0020...0xE007F).contains(scalar.value)
    default: false
    }
  }
}
