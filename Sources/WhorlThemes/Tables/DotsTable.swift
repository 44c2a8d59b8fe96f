import WhorlCore

extension PropertyTable<Dots> {
  /// The properties of the form `dots`.
  static let dots = PropertyTable(
    path: ["spinner"], blank: Dots(),
    [
      .whole(
        "circleCount", \.circleCount, NumberRule(.count, 1...64, step: 1, isWhole: true), .look,
        "Dots", "How many dots there are."),
      .number(
        "cornerRadius", \.cornerRadius, NumberRule(.points, 0.25...512, step: 0.5), .look,
        "Dot radius", "The radius of a dot at rest."),
      .number(
        "margin", \.margin, NumberRule(.points, 0...512, step: 0.5), .look, "Margin",
        "The gap between the edges of neighbours."),
      .choice("arrangement", \.arrangement, .look, "Arrangement", "How the dots stand."),
      .optionalWhole(
        "columns", \.columns, NumberRule(.count, 1...64, step: 1, isWhole: true), .look,
        "Grid columns", "How many dots a row of a grid has; as square as it can be by default."),
      .optionalNumber(
        "orbitRadius", \.orbitRadius, NumberRule(.points, 0...2048, step: 0.5), .look,
        "Orbit radius", "The radius of a ring of dots; what keeps the margin by default."),
      .colors(
        "colors", \.colors, count: 1...64, .look, "Colours", "The dots' colours, cycled."),
      .number(
        "scaleFrom", \.scaleFrom, .dotScale, .motion, "Scale at rest",
        "What a dot's radius is multiplied by at rest."),
      .number(
        "scaleTo", \.scaleTo, .dotScale, .motion, "Scale at top",
        "What a dot's radius is multiplied by at the top of its pulse."),
      .number(
        "opacityFrom", \.opacityFrom, .share, .motion, "Opacity at rest",
        "How opaque a dot is at rest."),
      .number(
        "opacityTo", \.opacityTo, .share, .motion, "Opacity at top",
        "How opaque a dot is at the top of its pulse."),
      .number(
        "scaleUpDuration", \.scaleUpDuration, .duration, .motion, "Swell time",
        "How long a dot takes to swell."),
      .number(
        "scaleDownDuration", \.scaleDownDuration, .duration, .motion, "Shrink time",
        "How long a dot takes to shrink."),
      .timingFunction(
        "timingFunction", \.timingFunction, .motion, "Pulse curve",
        "The pace of swelling and of shrinking."),
      .number(
        "chainDelay", \.chainDelay, NumberRule(.seconds, 0...3600, step: 0.05), .motion,
        "Chain delay",
        "From one dot's start to the next dot's; 0 for all at once."),
      .boolean(
        "yRotation", \.yRotation, .motion, "Turn about y",
        "Whether the whole turns about its vertical axis."),
      .number(
        "yRotationDuration", \.yRotationDuration, .duration, .motion, "Y turn time",
        "How long one turn about the vertical axis takes."),
      Property(
        "size", .size(NumberRule(.points, 1...4096, step: 1), words: ["auto"]), .look, "Size",
        "The frame: a side, or width and height; auto just holds the dots at their largest."
      ) { dots in
        switch dots.size {
        case .automatic: .word("auto")
        case .side(let side): .number(side)
        case .sides(let size): .numbers([size.width, size.height])
        }
      } write: { dots, value in
        if case .word = value { dots.size = .automatic }
        if case .number(let side) = value { dots.size = .side(side) }
        if case .numbers(let sides) = value, sides.count == 2 {
          dots.size = .sides(Size(width: sides[0], height: sides[1]))
        }
      },
    ])
}

extension NumberRule {
  /// A length of time that must not be nothing.
  static let duration = NumberRule(.seconds, 0...3600, step: 0.05, excludesMinimum: true)
  /// A part of a whole.
  static let share = NumberRule(.share, 0...1, step: 0.05)
  /// What a dot's radius can be multiplied by.
  fileprivate static let dotScale = NumberRule(.factor, 0...4, step: 0.05)
}
