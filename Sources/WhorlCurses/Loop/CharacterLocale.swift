import CNcurses
import WhorlTerminal

/// Whether the studio may show more than ASCII, settled once with the C library.
enum CharacterLocale {
  /// Takes the locale from the environment, and returns whether its characters are UTF-8.
  ///
  /// A locale that is not installed, or none, is no reason to draw with ASCII: the terminal most
  /// likely is a UTF-8 one. A locale of C or POSIX, or of another codeset, is.
  @MainActor
  static func open(_ environment: Environment) -> Bool {
    let name = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    if whorl_locale_open(true) { return true }
    let isPlain = ["C", "POSIX"].contains(name)
    let namesOther = name.contains(".") && !environment.isUTF8
    return isPlain || namesOther ? false : whorl_locale_open(false)
  }
}
