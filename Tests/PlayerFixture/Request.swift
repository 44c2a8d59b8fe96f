import FixtureCrash
import WhorlCore
import WhorlTerminal

/// What the arguments ask for.
struct Request {
  var frameRate = 60
  var duration: Time?
  var size = (columns: 4, rows: 1)
  var caption: Caption?
  var line: String?
  var crash: (kind: Crash, time: Time)?
  var isSpinner = false
  var isStill = false
  var cycle: Int?
  var isFullScreen = false
  var isQuitting = false

  init(_ arguments: some Sequence<String>) {
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let (name, value) = (parts[0], parts.count > 1 ? parts[1] : "")
      switch name {
      case "fps": frameRate = Int(value) ?? frameRate
      case "for": duration = Self.milliseconds(value)
      case "size":
        let sides = value.split(separator: "x").compactMap { Int($0) }
        if sides.count == 2 { size = (sides[0], sides[1]) }
      case "title": caption = Caption(value)
      case "below": caption = Caption(value, placement: .below)
      case "say": line = value
      case "spin": isSpinner = true
      case "still": isStill = true
      case "cycle": cycle = Int(value)
      case "fullscreen": isFullScreen = true
      case "quit": isQuitting = true
      default:
        if let kind = Crash(rawValue: name) { crash = (kind, Self.milliseconds(value)) }
      }
    }
  }

  private static func milliseconds(_ text: String) -> Time {
    Time(seconds: (Double(text) ?? 0) / 1000)
  }
}
