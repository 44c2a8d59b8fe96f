internal import WhorlCore

extension Display {
  /// The characters to draw with.
  ///
  /// The first of these that says anything decides: the command line, a locale that is not UTF-8
  /// (ASCII), the console of Linux, whose font lacks most of Unicode (ASCII), the settings. Else it
  /// is for the theme to say, and braille suits; ASCII where no locale is named at all.
  public var glyphs: Decision.Glyphs {
    if case .only(let glyphs) = asked.glyphs {
      return Decision.Glyphs(
        glyphs: glyphs, overrulesTheme: true, basis: .option("--glyphs \(glyphs.rawValue)"))
    }
    let locale = environment.localeVariable
    if let locale, !environment.isUTF8 {
      return Decision.Glyphs(glyphs: .ascii, overrulesTheme: true, basis: basis(of: locale))
    }
    if environment.isLinuxConsole {
      return Decision.Glyphs(glyphs: .ascii, overrulesTheme: true, basis: basis(of: "TERM"))
    }
    if case .only(let glyphs) = asked.glyphs ?? settings.glyphs {
      return Decision.Glyphs(glyphs: glyphs, overrulesTheme: true, basis: .setting("glyphs"))
    }
    guard let locale else {
      return Decision.Glyphs(
        glyphs: .ascii, overrulesTheme: true, basis: .unset(["LC_ALL", "LC_CTYPE", "LANG"]))
    }
    return Decision.Glyphs(glyphs: .braille, overrulesTheme: false, basis: basis(of: locale))
  }
}
