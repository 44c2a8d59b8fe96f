/// The names that themes and tags can have.
public enum ThemeID {
  /// Whether a text is a theme's name: `[a-z0-9][a-z0-9-]{0,63}`.
  public static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(isNameByte)
      && text.utf8.first != UInt8(ascii: "-")
  }

  /// Whether a text is a tag: `[a-z0-9-]{1,24}`.
  public static func isTag(_ text: String) -> Bool {
    (1...24).contains(text.utf8.count) && text.utf8.allSatisfy(isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
