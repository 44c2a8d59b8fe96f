/// The characters that no text of a theme may hold.
enum ForbiddenCharacter {
  /// The first character of a text that a terminal would obey, that would reorder or hide its
  /// neighbours, or that ends a row; `nil` where there is none.
  ///
  /// These are the control and format characters and the line and paragraph separators, except the
  /// zero-width joiner and the tag characters, which emoji are made with.
  static func first(in text: String) -> Unicode.Scalar? {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return nil }
    return text.unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      case .format: scalar.value != 0x200D && !(0xE0020...0xE007F).contains(scalar.value)
      default: false
      }
    }
  }
}
