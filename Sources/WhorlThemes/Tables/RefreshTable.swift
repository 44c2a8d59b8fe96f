import WhorlCore

extension PropertyTable<RefreshDesign> {
  /// The properties of the block `refresh`. Like every table it is made when it is first asked for;
  /// a theme without the block does not ask.
  static let refresh = PropertyTable(
    path: ["refresh"], blank: RefreshDesign(),
    [
      .number(
        "threshold", \.threshold, NumberRule(.points, 1...4096, step: 1), .refresh, "Threshold",
        "How far a list must be pulled down for the refresh to begin. A row is 16 pt high."),
      .number(
        "stretchLength", \.stretchLength, .arcLength, .refresh, "Stretch length",
        "How much of the ring is drawn when the list is pulled as far as the threshold."),
      .number(
        "height", \.height, NumberRule(.points, 0...4096, step: 1), .refresh, "Open height",
        "The height that stays open while the list is loaded."),
      .number(
        "exitScale", \.exitScale, NumberRule(.factor, 0...4, step: 0.05), .refresh, "Exit scale",
        "What the spinner's size is multiplied by in the end, while it fades."),
      .number(
        "exitDuration", \.exitDuration, .transition, .refresh, "Exit time",
        "How long the spinner takes to go."),
      .words(
        "title", \.title, .phrase, .refresh, "Pull title", "The words below the spinner."),
      .number(
        "yOffset", \.yOffset, .shift, .refresh, "Pull offset",
        "How far below the middle of the open room the spinner is; negative above it."),
    ])
}
