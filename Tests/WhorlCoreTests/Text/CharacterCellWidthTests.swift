import Testing
import WhorlCore

@Suite struct CharacterCellWidthTests {
  @Test(arguments: ["a", "é", "⠋", "◐", "█", "▀", "🬭", "✓", "✗", "°", "ｱ", "\u{AD}"])
  func `narrow and ambiguous characters take one cell`(text: String) {
    #expect(text.cellWidth == 1)
  }

  @Test(arguments: [
    "日", "ａ", "한", "\u{1112}\u{1161}\u{11AB}", "🌑", "⌚", "✅", "☰", "𠀀", "〈", "\u{1F202}",
  ])
  func `wide characters and emoji take two cells`(text: String) {
    #expect(text.cellWidth == 2)
  }

  @Test(arguments: ["\u{301}", "\u{200B}", "\u{FEFF}", "\u{200D}", "\u{FE0F}"])
  func `combining and invisible characters take none`(text: String) {
    #expect(text.cellWidth == 0)
  }

  @Test func `a cluster is as wide as its widest part`() {
    #expect("e\u{301}".cellWidth == 1)
    #expect("👩‍👩‍👧".cellWidth == 2)
    #expect("👍🏽".cellWidth == 2)
    #expect("🇩🇪".cellWidth == 2)
    #expect("❤".cellWidth == 1)
    #expect("❤\u{FE0F}".cellWidth == 2)
  }

  @Test(arguments: ["ก็", "ที่", "สิ้", "กี่", "อื้"])
  func `vowel and tone signs of Thai are part of the letter's cell`(text: String) {
    #expect(text.cellWidth == 1)
  }

  @Test func `text is as wide as its characters together`() {
    #expect("⠋ 日本 e\u{301}!".cellWidth == 9)
    #expect("".cellWidth == 0)
  }

  @Test func `control characters are shown as symbols of one cell`() {
    let shown: [(Character, Character)] = [
      ("\u{1B}", "␛"), ("\u{0}", "␀"), ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"),
      ("\r\n", "␍"), ("\u{202E}", "\u{FFFD}"), ("\u{2028}", "\u{FFFD}"), ("x", "x"), ("日", "日"),
    ]
    for (character, symbol) in shown {
      #expect(character.terminalSafe == symbol)
      if character != symbol { #expect(character.cellWidth == 1) }
    }
  }
}
