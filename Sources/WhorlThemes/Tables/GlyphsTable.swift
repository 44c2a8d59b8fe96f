import WhorlCore

extension PropertyTable<Glyphs> {
  /// The properties of the form `glyphs`.
  static let glyphs = glyphs(at: ["spinner"])

  /// The properties of the frames that stand in where only ASCII is to be had.
  static let asciiTwin = glyphs(at: ["terminal", "ascii"])

  private static func glyphs(at path: [String]) -> PropertyTable<Glyphs> {
    PropertyTable(
      path: path, blank: Glyphs(),
      [
        .texts(
          "frames", \.frames, .frames(count: 1...512), .look, "Frames",
          "The frames, each one row of at most 120 cells.", isRequired: true),
        .number(
          "interval", \.interval, .frameDuration, .motion, "Interval",
          "How long each frame is shown."),
        .numbers(
          "durations", \.durations, .frameDuration, count: 1...512, .motion, "Durations",
          "How long each frame is shown, one number a frame, instead of the interval."),
        .color("color", \.color, .look, "Colour", "The colour of all frames."),
        .colors(
          "colors", \.colors, count: 1...512, .look, "Colours",
          "The colours of the frames, cycled, instead of the one colour."),
        .boolean(
          "palindrome", \.palindrome, .motion, "Palindrome",
          "Whether the frames run back again before they repeat."),
      ])
  }
}

extension NumberRule {
  /// How long a frame can be shown.
  fileprivate static let frameDuration = NumberRule(.seconds, 0.016...10, step: 0.01)
}
