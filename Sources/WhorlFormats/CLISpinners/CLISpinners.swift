public import WhorlCore
public import WhorlRaster
import WhorlThemes

/// The format of sindresorhus/cli-spinners: `{"name": {"interval": 80, "frames": ["⠋", …]}}`, the
/// interval in whole milliseconds.
public enum CLISpinners {
  /// Writes a theme as one row of so many columns.
  ///
  /// Frames of characters keep their own frames and timing, where each is shown for a multiple of
  /// the same time; everything else is drawn and sampled.
  public static func write(
    _ theme: Theme, renderer: ThemeRenderer, columns: Int, sampling: Sampling
  ) -> (bytes: [UInt8], losses: [ExportLoss]) {
    let frames: [String]
    let interval: Time
    var losses: [ExportLoss]
    if case .glyphs(let glyphs) = theme.spinner, let exact = exactFrames(glyphs, theme.speed) {
      (frames, interval) = exact
      losses = []
    } else {
      frames = sampling.times.map { time in
        let row = renderer.grid(at: time, columns: columns, rows: 1).textLines
        return String(decoding: row.dropLast(), as: UTF8.self)
      }
      interval = sampling.interval
      losses = sampling.losses
    }
    let milliseconds = max((interval.seconds * 1000).rounded(), 1)
    if abs(milliseconds / 1000 - interval.seconds) > 1e-9 {
      losses.append(.roundedInterval(interval))
    }
    if hasColors(theme) { losses.append(.colors) }
    let spinner = JSONValue.object([
      JSONValue.Member("interval", .number(milliseconds)),
      JSONValue.Member("frames", .array(frames.map(JSONValue.string))),
    ])
    let value = JSONValue.object([JSONValue.Member(theme.id, spinner)])
    return (Array(JSONText.file(value).utf8), losses)
  }

  /// Frames of one length each that show what the glyphs do; `nil` where that would take more than
  /// 512 frames.
  private static func exactFrames(
    _ glyphs: Glyphs, _ speed: Double
  ) -> (frames: [String], interval: Time)? {
    let order = glyphs.order
    let lengths = order.map { frame in
      let seconds = glyphs.durations.isEmpty ? glyphs.interval : glyphs.durations[frame]
      return Time(seconds: seconds / speed).nanoseconds
    }
    let unit = lengths.reduce(0, greatestCommonDivisor)
    guard unit > 0, lengths.reduce(0, { $0 + $1 / unit }) <= 512 else { return nil }
    var frames: [String] = []
    for (frame, length) in zip(order, lengths) {
      frames += Array(repeating: glyphs.frames[frame], count: Int(length / unit))
    }
    return (frames, Time(nanoseconds: unit))
  }

  private static func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  /// Whether the theme has any colour but that of text.
  private static func hasColors(_ theme: Theme) -> Bool {
    theme.spinner.colors.contains { $0 != .role(.foreground) && $0 != .role(.clear) }
  }
}
