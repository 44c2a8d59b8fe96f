import Testing
import WhorlStudio

@testable import WhorlCurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ChromeStyleTests {
  /// The first eight colours of xterm.
  private static let palette: [(red: Double, green: Double, blue: Double)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229),
  ]

  /// The relative luminance of a colour (WCAG 2.2), with sRGB's curve as a power.
  private static func luminance(of number: Int) -> Double {
    func linear(_ channel: Double) -> Double { pow(channel / 255, 2.2) }
    let color = palette[number]
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  @Test(arguments: ChromeStyle.allCases)
  func `text can be read on black and on white`(style: ChromeStyle) {
    let color = Int(style.attributes.color)
    guard color >= 0 else { return }
    let luminance = Self.luminance(of: color)
    #expect((luminance + 0.05) / 0.05 >= 3)
    #expect(1.05 / (luminance + 0.05) >= 3)
  }
}
