/// How many colours a terminal can show.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// The host's default colours only.
  case monochrome = 1
  /// The 16 colours of ANSI terminals, of unknown exact shade.
  case ansi16 = 4
  /// The 256 colours of xterm.
  case ansi256 = 8
  /// 24-bit sRGB.
  case trueColor = 24

  /// The depth with that many bits a colour: 1, 4, 8 or 24; `nil` for other numbers.
  public init?(bits: Int) { self.init(rawValue: bits) }

  /// The number of bits a colour.
  public var bits: Int { rawValue }

  /// Orders depths from few colours to many.
  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
