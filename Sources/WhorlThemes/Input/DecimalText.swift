/// Numbers as they are shown to people.
public enum DecimalText {
  /// The shortest text for a number that is right to `places` decimals: `2`, `0.25`, `5.498`.
  public static func short(_ number: Double, places: Int = 3) -> String {
    guard abs(number) < 1e12 else { return "\(number)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(number) * scale).rounded()
    guard scaled < 9e15 else { return "\(number)" }
    let (whole, rest) = Int64(scaled).quotientAndRemainder(dividingBy: Int64(scale))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }

  /// A number with its unit, as forms show it: `2 pt`, `315°`, `0.75 s`, `20 fps`.
  public static func short(_ number: Double, unit: Unit) -> String {
    switch unit {
    case .radians: short(number * 180 / .pi) + "°"
    case .factor: short(number) + "×"
    case .number, .count, .share, .columns, .rows: short(number)
    case .points, .seconds, .framesPerSecond: short(number) + " " + (unit.name ?? "")
    }
  }
}
