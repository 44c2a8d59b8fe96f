import WhorlTestSupport

extension Home {
  /// Adds an own theme whose picture is one red letter.
  func addRedTheme() {
    folder.write(
      """
      {"format": "whorl-theme", "version": 1, "id": "red", "title": "Röt",
       "spinner": {"form": "glyphs", "frames": ["X"], "interval": 1, "color": "#FE0102"}}
      """, to: Home.themeFile("red"))
  }
}

extension PseudoTerminal {
  /// Waits until the studio shows all of the red theme: pictures are drawn after everything else,
  /// the small ones at the bottom last of all, but for that of the list's row below them.
  func waitForRedTheme() throws {
    try wait(for: "the last picture") { terminal in
      let rows = terminal.rowTexts
      guard let names = rows.firstIndex(where: { $0.contains("1×1") || $0.contains("1x1") }) else {
        return false
      }
      return rows[names - 1].contains("X") && rows[names].dropFirst(3).first != " "
    }
  }
}
