public import WhorlCore

extension Color {
  /// The nearest colour that a terminal of that depth can show, opaque; `nil` at depth 1.
  public func reduced(to depth: ColorDepth) -> Color? {
    switch depth {
    case .monochrome: nil
    case .ansi16: Palette.color(Palette.nearest16(self))
    case .ansi256: Palette.color(Palette.nearest256(self))
    case .trueColor: Color(red: red, green: green, blue: blue)
    }
  }
}
