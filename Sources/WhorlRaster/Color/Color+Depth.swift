public import WhorlCore

extension Color {
  /// The colour that comes closest to this one on a terminal of that depth, opaque; `nil` at depth
  /// 1.
  ///
  /// That is the nearest one; but of 16 colours the one that is nearest when half of the grey is
  /// taken out, since most soft colours have a grey nearest to them.
  public func reduced(to depth: ColorDepth) -> Color? {
    switch depth {
    case .monochrome: nil
    case .ansi16: Palette.color(Palette.nearest16(vivid))
    case .ansi256: Palette.color(Palette.nearest256(self))
    case .trueColor: Color(red: red, green: green, blue: blue)
    }
  }

  /// The colour with its lesser channels twice as far below the greatest: as bright, less grey.
  private var vivid: Color {
    let most = Int(max(red, green, blue))
    func lowered(_ channel: UInt8) -> UInt8 { UInt8(max(2 * Int(channel) - most, 0)) }
    return Color(red: lowered(red), green: lowered(green), blue: lowered(blue))
  }
}
