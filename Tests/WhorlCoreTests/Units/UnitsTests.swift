import Testing
import WhorlCore

struct UnitsTests {
  @Test func `a colour reads and writes hexadecimal text`() {
    #expect(Color(hex: "#FF8000") == Color(red: 255, green: 128, blue: 0))
    #expect(Color(hex: "#ff800040") == Color(red: 255, green: 128, blue: 0, alpha: 64))
    #expect(Color(hex: "#ff800040")?.hex == "#FF800040")
    for text in ["", "#", "FF8000", "#FF80", "#GG8000", "#FF80000", "#FF8000000"] {
      #expect(Color(hex: text) == nil)
    }
  }

  @Test func `mixing rounds half up, and an overshooting share stays in range`() {
    let mixed = Color.mix(.black, Color(red: 255, green: 1, blue: 101), share: 0.5)
    #expect(mixed == Color(red: 128, green: 1, blue: 51))
    #expect(Color.mix(.black, .white, share: 1.5) == .white)
    #expect(Color.mix(.black, .white, share: -0.5) == .black)
  }

  @Test func `contrast goes from 1 to 21, whichever colour is named first`() {
    #expect(Color.white.contrast(with: .white) == 1)
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Color.white.contrast(with: .black) == Color.black.contrast(with: .white))
    // The grey that WCAG's own examples call just enough for text on white.
    let gray = Color(red: 0x76, green: 0x76, blue: 0x76)
    #expect(abs(gray.contrast(with: .white) - 4.54) < 0.005)
  }

  @Test func `a colour over another shows as much of it as its alpha leaves`() {
    let veil = Color(red: 0, green: 0, blue: 0, alpha: 0xCC)
    #expect(veil.over(.white) == Color(red: 51, green: 51, blue: 51))
    #expect(Color.clear.over(.white) == .white)
    #expect(Color.black.over(.white) == .black)
  }

  @Test func `seconds become the nearest nanosecond, and never trap`() {
    #expect(Time(seconds: 0.1).nanoseconds == 100_000_000)
    #expect(Time(seconds: .infinity).nanoseconds == .max)
    #expect(Time(seconds: -.infinity).nanoseconds == -.max)
    #expect(Time(seconds: .nan).nanoseconds == 0)
    #expect(Time(seconds: 1e300) + Time(seconds: 1e300) == Time(nanoseconds: .max))
  }

  @Test func `cycles count from before the start too`() {
    let period = Time(seconds: 0.75)
    #expect(Time(seconds: 1.6).cycle(of: period).cycle == 2)
    #expect(Time(seconds: 1.6).cycle(of: period).elapsed == Time(seconds: 0.1))
    #expect(Time(seconds: -0.1).cycle(of: period).cycle == -1)
    #expect(Time(seconds: -0.1).cycle(of: period).elapsed == Time(seconds: 0.65))
  }

  @Test func `directions are normalized to less than one turn`() {
    #expect(Angle(degrees: -90).normalizedDegrees == 270)
    #expect(Angle(degrees: 720).normalizedDegrees == 0)
    #expect(Angle(degrees: -1e-18).normalizedDegrees == 0)
  }
}
