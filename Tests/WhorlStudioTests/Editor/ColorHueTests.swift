import Testing
import WhorlCore

@testable import WhorlStudio

struct ColorHueTests {
  @Test func `a whole turn leads back`() {
    let color = Color(red: 0x12, green: 0x80, blue: 0xF0, alpha: 0x40)
    #expect(color.turningHue(by: 360) == color)
    #expect(color.turningHue(by: -720) == color)
  }

  @Test func `a third of a turn leads from red through green to blue`() {
    let red = Color(red: 255, green: 0, blue: 0)
    #expect(red.turningHue(by: 120) == Color(red: 0, green: 255, blue: 0))
    #expect(red.turningHue(by: 240) == Color(red: 0, green: 0, blue: 255))
    #expect(red.turningHue(by: -60) == Color(red: 255, green: 0, blue: 255))
  }

  @Test func `a grey gets lighter, as far as it goes`() {
    let grey = Color(red: 250, green: 250, blue: 250)
    #expect(grey.turningHue(by: -5) == Color(red: 245, green: 245, blue: 245))
    #expect(grey.turningHue(by: 50) == .white)
  }
}
