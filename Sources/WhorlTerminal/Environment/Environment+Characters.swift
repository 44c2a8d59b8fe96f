extension Environment {
  /// The variable that names the locale of characters: the first of `LC_ALL`, `LC_CTYPE` and `LANG`
  /// that is set.
  var localeVariable: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].first { self[$0] != nil }
  }

  /// Whether the terminal is the console of Linux, whose font lacks most of Unicode.
  var isLinuxConsole: Bool {
    guard let term = self["TERM"] else { return false }
    return term == "linux" || term.hasPrefix("linux-")
  }

  /// Whether signs beyond ASCII can be shown.
  public var showsSigns: Bool { isUTF8 && !isLinuxConsole }

  /// Whether the locale's characters are UTF-8: its name has the codeset after its full stop (macOS
  /// also has a bare `UTF-8`).
  public var isUTF8: Bool {
    guard let locale = localeVariable.flatMap({ self[$0] }) else { return false }
    let name = locale.utf8.prefix { $0 != UInt8(ascii: "@") }
    let stop = name.lastIndex(of: UInt8(ascii: "."))
    let start = stop.map { name.index(after: $0) } ?? name.startIndex
    return ["utf-8", "utf8"].contains(locale[start..<name.endIndex].lowercased())
  }
}
