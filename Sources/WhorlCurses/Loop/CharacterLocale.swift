import CNcurses

/// What the C library, and with it ncurses, takes characters for.
enum CharacterLocale {
  /// Makes characters UTF-8, and returns whether that could be done.
  ///
  /// A locale that is named but not installed is no reason to draw with ASCII: any UTF-8 one will
  /// do for characters.
  static func openUTF8() -> Bool {
    whorl_locale_open(true) || whorl_locale_open(false)
  }
}
