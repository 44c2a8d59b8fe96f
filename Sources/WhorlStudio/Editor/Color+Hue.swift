import WhorlCore

extension Color {
  /// The colour with its hue turned by some degrees; a grey gets lighter or darker instead.
  ///
  /// Hue, saturation and lightness are those of CSS Color 4, section 7.
  func turningHue(by degrees: Double) -> Color {
    let channels = [red, green, blue].map { Double($0) / 255 }
    let high = max(channels[0], channels[1], channels[2])
    let low = min(channels[0], channels[1], channels[2])
    let chroma = high - low
    guard chroma > 0 else {
      let level = UInt8(min(max((Double(red) + degrees).rounded(), 0), 255))
      return Color(red: level, green: level, blue: level, alpha: alpha)
    }
    var hue: Double
    if high == channels[0] {
      hue = (channels[1] - channels[2]) / chroma
    } else if high == channels[1] {
      hue = (channels[2] - channels[0]) / chroma + 2
    } else {
      hue = (channels[0] - channels[1]) / chroma + 4
    }
    hue = (hue + degrees / 60).truncatingRemainder(dividingBy: 6)
    if hue < 0 { hue += 6 }
    func channel(_ offset: Double) -> UInt8 {
      // A trapezium over the six sixths of the circle: up, two of full, down, two of nothing.
      let place = (hue + offset).truncatingRemainder(dividingBy: 6)
      let share = min(max(min(place, 4 - place), 0), 1)
      return UInt8(((low + chroma * share) * 255).rounded())
    }
    return Color(red: channel(2), green: channel(0), blue: channel(4), alpha: alpha)
  }
}
