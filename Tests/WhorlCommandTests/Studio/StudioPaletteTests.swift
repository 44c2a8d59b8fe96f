import Testing
import WhorlTestSupport

/// The palette and the list of keys, on a terminal.
struct StudioPaletteTests {
  private let home = Home()

  @Test func `what is typed into the palette is found and done`() throws {
    home.addRedTheme()
    let terminal = try home.terminal("studio", "--no-animation")
    try terminal.waitForRedTheme()
    terminal.send(":")
    try terminal.waitFor("Palette: gallery")
    try terminal.wait(for: "the cursor") { $0.isCursorVisible }
    terminal.send("backgr")
    try terminal.wait(for: "one line") {
      $0.rowText(4).contains("background of previews")
    }
    terminal.send("\r")
    try terminal.waitFor("background: black")
    #expect(!terminal.screenText.contains("Palette"))
    terminal.send("\u{10}quit\r")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a click on a line of the keys does what the key does`() throws {
    home.addRedTheme()
    let terminal = try home.terminal("studio", "--no-animation")
    try terminal.waitForRedTheme()
    terminal.send("?dupl")
    try terminal.wait(for: "one line") { $0.rowText(4).contains("duplicate the theme") }
    terminal.send("\u{1B}[<0;20;5M\u{1B}[<0;20;5m")
    try terminal.waitFor("red-copy")
  }
}
