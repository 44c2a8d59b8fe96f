import Testing
import WhorlTestSupport

/// The studio's colours, whatever the terminal is called and however many there are.
struct StudioColorTests {
  private let home = Home()

  /// The colours 16…230 of the palette, each of a theme of its own; 231 may be the foreground.
  private static let cube = 0..<215
  private static let levels: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
  /// The same levels as the emulator shows them.
  private static let shownLevels: [UInt32] = [0x00, 0x33, 0x66, 0x99, 0xCC, 0xFF]

  private static func color(_ place: Int, of levels: [UInt32]) -> UInt32 {
    levels[place / 36] << 16 | levels[place / 6 % 6] << 8 | levels[place % 6]
  }

  private static func hexadecimal(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  @Test func `hundreds of colours, on several backgrounds, are right on the last page`() throws {
    for place in Self.cube {
      let color = Self.hexadecimal(Self.color(place, of: Self.levels))
      home.folder.write(
        """
        {"format": "whorl-theme", "version": 1, "id": "hue-\(1000 + place)",
         "spinner": {"form": "glyphs", "frames": ["X"], "interval": 1, "color": "\(color)"}}
        """, to: Home.themeFile("hue-\(1000 + place)"))
    }
    let terminal = try home.terminal("studio", "--no-animation")
    try terminal.waitFor("215 own")
    terminal.send("/hue\r")
    try terminal.waitFor("/hue")
    let backgrounds: [(name: String, shade: ScreenCell.Shade)] = [
      ("the terminal's", .standard), ("black", .rgb(0)), ("white", .rgb(0xFFFFFF)),
    ]
    for background in backgrounds {
      terminal.send("\u{1B}[H")
      for _ in 0..<13 {
        let before = terminal.rowText(20)
        terminal.send("\u{1B}[6~")
        try terminal.wait(for: "the next page") {
          $0.rowText(20) != before || before.contains("hue-1214")
        }
      }
      try terminal.wait(for: "the background") { terminal in
        (0..<19).allSatisfy {
          let cell = terminal.cell(row: 2 + $0, column: 3)
          return cell.glyph == "X" && cell.background == background.shade
        }
      }
      let shown = (0..<19).map { terminal.cell(row: 2 + $0, column: 3).foreground }
      #expect(
        shown == (196..<215).map { .rgb(Self.color($0, of: Self.shownLevels)) },
        "on \(background.name)")
      for row in 1..<21 {
        #expect(terminal.cell(row: row, column: 27).foreground == .standard)
        #expect(terminal.cell(row: row, column: 27).background == .standard)
      }
      terminal.send("b")
    }
  }

  @Test(arguments: ["xterm-256color", "xterm-direct", "tmux-256color"])
  func `there are colours on every terminal that has some`(name: String) throws {
    home.addRedTheme()
    let terminal = try home.terminal("studio", "--no-animation", environment: ["TERM": name])
    try terminal.waitForRedTheme()
    let shade = terminal.cell(row: 3, column: 3).foreground
    #expect(shade == .rgb(name == "xterm-direct" ? 0xFE0102 : 0xFF0000))
    // The keys of the bottom line are in a colour of the user's palette.
    #expect(terminal.cell(row: 23, column: 1).foreground != .standard)
  }

  @Test func `text has the terminal's own background, and words its own foreground`() throws {
    home.addRedTheme()
    let terminal = try home.terminal("studio", "--no-animation")
    try terminal.waitForRedTheme()
    for row in 0..<24 {
      for column in 0..<80 where terminal.cell(row: row, column: column).glyph != "X" {
        let cell = terminal.cell(row: row, column: column)
        #expect(cell.background == .standard)
        // Pictures of the themes stand in the fourth column and in the preview.
        if row < 21 && (column < 3 || 4..<28 ~= column) { #expect(cell.foreground == .standard) }
      }
    }
  }
}
