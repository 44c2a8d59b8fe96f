import Testing
import WhorlThemes

struct NumberTextTests {
  @Test(arguments: [
    ("1.5", 1.5), ("1.5s", 1.5), ("1500ms", 1.5), ("2m", 120.0), ("1m30s", 90.0), (" 3s ", 3.0),
    ("1h30m", 5400.0), ("0.375s", 0.375), ("1e-3", 0.001), ("3 s", 3.0),
    ("1e3ms", 1.0), ("1E-3m", 0.06), ("-5s", -5.0), ("+5s", 5.0),
  ])
  func `a length of time is read in seconds`(text: String, seconds: Double) {
    #expect(NumberText.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "s", "ms", "1x", "1s1m", "1.5.5", "nan", "inf", "0x10", "1ss", "1m-30s", "1m+30s", "-1m30s",
    "٣s",
    "1e400s", "e3s",
  ])
  func `what is no length of time is refused`(text: String) {
    #expect(NumberText.seconds(text) == nil)
  }

  /// Texts with the degrees that they mean.
  static let angles: [(String, Double)] = [
    ("180", 180), ("180deg", 180), ("180°", 180), ("pi", 180), ("π", 180), ("1.5pi", 270),
    ("7/4pi", 315), ("7pi/4", 315), (".5t", 180), ("1turn", 360), ("-90", -90),
    ("3rad", 171.88733853924697),
  ]

  @Test(arguments: angles)
  func `an angle is read in radians`(text: String, degrees: Double) throws {
    let found = try #require(NumberText.radians(text))
    #expect(abs(found - degrees * .pi / 180) < 1e-12)
  }

  @Test(arguments: ["", "deg", "rad", "1/0pi", "pi/0", "1/2/3pi", "ninety", "0x1p3"])
  func `what is no angle is refused`(text: String) {
    #expect(NumberText.radians(text) == nil)
  }

  @Test func `other units are taken off their numbers`() {
    #expect(NumberText.value("2 pt", in: .points) == 2)
    #expect(NumberText.value("1.5×", in: .factor) == 1.5)
    #expect(NumberText.value("50%", in: .share) == 0.5)
    #expect(NumberText.value("20 fps", in: .framesPerSecond) == 20)
    #expect(NumberText.value("2 pt", in: .columns) == nil)
  }

  @Test(arguments: [
    (2.0, "2"), (0.25, "0.25"), (5.497787, "5.498"), (-0.0001, "0"), (-1.5, "-1.5"),
    (1_000_000, "1000000"), (0.1 + 0.2, "0.3"),
  ])
  func `a number is shown as short as it is right to three decimals`(
    number: Double, text: String
  ) {
    #expect(DecimalText.short(number) == text)
  }
}
