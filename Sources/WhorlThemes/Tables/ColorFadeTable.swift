import WhorlCore

extension PropertyTable<ColorFade> {
  /// The properties of a fade between two colours of a sequence.
  static let colorFade = PropertyTable(
    path: [], blank: ColorFade(),
    [
      .number(
        "duration", \.duration, NumberRule(.seconds, 0...3600, step: 0.05), .look, "Fade time",
        "How long one colour takes to become the next."),
      .timingFunction(
        "timingFunction", \.timingFunction, .look, "Fade curve", "The pace of the fade."),
      .choice(
        "when", \.when, .look, "Fade when",
        "Whether the fade begins at the switch (after) or ends at it (before)."),
    ])
}
