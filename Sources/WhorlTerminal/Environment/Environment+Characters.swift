extension Environment {
  /// Whether the locale's characters are UTF-8: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
  /// is set names the codeset after its full stop (macOS also has a bare `UTF-8`).
  public var isUTF8: Bool {
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return false }
    let name = locale.split(separator: "@", omittingEmptySubsequences: false)[0]
    let codeset = name.split(separator: ".", omittingEmptySubsequences: false).last ?? name
    return ["utf-8", "utf8"].contains(codeset.lowercased())
  }

  /// Whether braille, blocks and other pictures made of characters can be drawn: the locale is
  /// UTF-8, and the terminal is not the console of Linux, whose font lacks most of them.
  public var drawsUnicode: Bool {
    guard let term = self["TERM"] else { return isUTF8 }
    return isUTF8 && term != "linux" && !term.hasPrefix("linux-")
  }
}
