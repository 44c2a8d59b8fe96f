extension Color {
  /// The contrast between two opaque colours, 1 (none) … 21 (black and white); alpha does not count.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour as it looks in front of an opaque one.
  public func over(_ backdrop: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return Color.mix(backdrop, opaque, share: Double(alpha) / 255)
  }

  /// The relative luminance, 0…1, of WCAG 2.2.
  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
