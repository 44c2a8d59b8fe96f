import Testing
import WhorlCore
import WhorlRaster
import WhorlTestSupport

@Suite struct PaletteTests {
  @Test(arguments: [
    (16, "#000000"), (17, "#00005F"), (33, "#0087FF"), (196, "#FF0000"), (231, "#FFFFFF"),
    (232, "#080808"), (244, "#808080"), (255, "#EEEEEE"), (9, "#FF0000"), (7, "#C0C0C0"),
  ])
  func `numbers stand for xterm's colours`(index: UInt8, hex: String) {
    #expect(Palette.color(index).hex == hex)
  }

  @Test func `every colour of the cube and of the greys is nearest to itself`() {
    for index in UInt8(16)...255 { #expect(Palette.nearest256(Palette.color(index)) == index) }
    for index in UInt8(0)..<16 { #expect(Palette.nearest16(Palette.color(index)) == index) }
  }

  @Test func `no colour of the palette is nearer than the nearest`() {
    func distance(_ a: Color, _ b: Color) -> Int {
      let red = Int(a.red) - Int(b.red)
      let green = Int(a.green) - Int(b.green)
      let blue = Int(a.blue) - Int(b.blue)
      return red * red + green * green + blue * blue
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let word = random.next()
      let color = Color(
        red: UInt8(word & 255), green: UInt8(word >> 8 & 255), blue: UInt8(word >> 16 & 255))
      let least = (UInt8(16)...255).map { distance(color, Palette.color($0)) }.min()
      #expect(distance(color, Palette.color(Palette.nearest256(color))) == least)
    }
  }

  @Test func `colours are reduced to what a depth can show`() {
    let color = Color(red: 0x00, green: 0x7A, blue: 0xFF, alpha: 0x20)
    #expect(color.reduced(to: .trueColor) == Color(red: 0x00, green: 0x7A, blue: 0xFF))
    #expect(color.reduced(to: .ansi256) == Color(red: 0x00, green: 0x87, blue: 0xFF))
    #expect(color.reduced(to: .ansi16) == Color(red: 0x00, green: 0x00, blue: 0xFF))
    #expect(color.reduced(to: .monochrome) == nil)
  }

  @Test(arguments: [
    ("#5FD787", "#00FF00"), ("#FFC145", "#FFFF00"), ("#4099FF", "#0000FF"), ("#003D80", "#000080"),
    ("#AAB0B5", "#C0C0C0"), ("#555555", "#808080"), ("#EFEFEF", "#FFFFFF"), ("#101010", "#000000"),
  ])
  func `soft colours keep their hue among 16, and greys stay grey`(soft: String, shown: String) {
    #expect(Color(hex: soft)?.reduced(to: .ansi16)?.hex == shown)
  }

  @Test func `the 16 colours stay what they are`() {
    for index in UInt8(0)..<16 {
      #expect(Palette.color(index).reduced(to: .ansi16) == Palette.color(index))
    }
  }

  @Test func `depths are known by their bits`() {
    #expect([1, 4, 8, 24].map(ColorDepth.init(bits:)) == ColorDepth.allCases)
    #expect(ColorDepth(bits: 16) == nil)
    #expect(ColorDepth.allCases.map(\.bits) == [1, 4, 8, 24])
  }
}
