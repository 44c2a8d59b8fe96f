import WhorlCore

extension PropertyTable<Ring> {
  /// The properties of the form `ring`.
  static let ring = PropertyTable(
    path: ["spinner"], blank: Ring(),
    blocks: [
      Block(key: "colorFade") { ring in ring.colorFade = ring.colorFade ?? ColorFade() }
    ],
    [
      .number(
        "size", \.size, NumberRule(.points, 4...4096, step: 1), .look, "Size",
        "The side of the square frame."),
      Property(
        "lineWidth",
        .numberOrWord(NumberRule(.points, 0.25...512, step: 0.25), words: ["auto"]),
        .look, "Line width",
        "How thick the stroke is; auto is 2.5 % of the size, at least 1 pt."
      ) { ring in
        switch ring.lineWidth {
        case .automatic: .word("auto")
        case .points(let points): .number(points)
        }
      } write: { ring, value in
        if case .number(let points) = value { ring.lineWidth = .points(points) }
        if case .word = value { ring.lineWidth = .automatic }
      },
      .choice("lineCap", \.lineCap, .look, "Line cap", "The shape of the arc's ends."),
      Property(
        "radius",
        .numberOrWord(NumberRule(.points, 0.5...2048, step: 0.5), words: ["inner", "edge"]),
        .look, "Radius",
        "The radius of the stroke's middle; inner is size/2 − line width, edge touches the frame."
      ) { ring in
        switch ring.radius {
        case .inner: .word("inner")
        case .edge: .word("edge")
        case .points(let points): .number(points)
        }
      } write: { ring, value in
        if case .number(let points) = value { ring.radius = .points(points) }
        if case .word(let word) = value { ring.radius = word == "edge" ? .edge : .inner }
      },
      .colors(
        "colorSequence", \.colorSequence, count: 1...16, .look, "Colours",
        "The arc's colours, one a draw cycle; they switch when the arc is shortest.",
        isRequired: true),
      .number(
        "colorFade.duration", \.fade.duration, NumberRule(.seconds, 0...3600, step: 0.05),
        .look, "Fade time", "How long one colour takes to become the next."
      ).onlyIf { $0.colorFade != nil },
      .timingFunction(
        "colorFade.timingFunction", \.fade.timingFunction, .look, "Fade curve",
        "The pace of the fade."
      ).onlyIf { $0.colorFade != nil },
      .choice(
        "colorFade.when", \.fade.when, .look, "Fade when",
        "Whether the fade begins at the switch (after) or ends at it (before)."
      ).onlyIf { $0.colorFade != nil },
      .color(
        "backgroundRailColor", \.backgroundRailColor, .look, "Rail colour",
        "The colour of the whole circle behind the arc; clear for none."),
      .number(
        "minimumArcLength", \.minimumArcLength, .arcLength, .motion, "Shortest arc",
        "The arc's length at its shortest; not above the longest."),
      .number(
        "maximumArcLength", \.maximumArcLength, .arcLength, .motion, "Longest arc",
        "The arc's length at its longest; the same as the shortest for a constant arc."),
      .number(
        "staticArcLength", \.staticArcLength, .arcLength, .motion, "Static arc",
        "The arc shown while stopped; the first grow starts from it."),
      .choice(
        "rotationDirection", \.rotationDirection, .motion, "Direction",
        "Which way the arc turns; counterClockwise mirrors everything."),
      .number(
        "rotationCycleDuration", \.rotationCycleDuration,
        NumberRule(.seconds, 0.05...1_000_000, step: 0.05), .motion, "Turn time",
        "How long one turn by the rotation angle takes."),
      .number(
        "rotationAngle", \.rotationAngle, NumberRule(.radians, -100...100, step: .pi / 36),
        .motion, "Turn angle", "How far one rotation cycle turns; cycles add up."),
      .number(
        "drawCycleDuration", \.drawCycleDuration,
        NumberRule(.seconds, 0...1_000_000, step: 0.05), .motion, "Draw time",
        "How long one grow, or one shrink, takes; 0 for an arc of constant length."),
      .timingFunction(
        "drawTimingFunction", \.drawTimingFunction, .motion, "Draw curve",
        "The pace of growing and of shrinking."),
      .whole(
        "arcs", \.arcs, NumberRule(.count, 1...12, step: 1, isWhole: true), .look, "Arcs",
        "How many copies of the arc are spread over the turn."),
      Property(
        "sweep", .numbers(NumberRule(.share, 0...1, step: 0.05), count: 2...2), .look, "Sweep",
        "The opacity at the arc's tail and at its head."
      ) { ring in
        ring.sweep.map { .numbers([$0.tail, $0.head]) } ?? .absent
      } write: { ring, value in
        if case .numbers(let numbers) = value, numbers.count == 2 {
          ring.sweep = Arc.Sweep(tail: numbers[0], head: numbers[1])
        }
      },
    ])
}

extension NumberRule {
  /// A part of a circle.
  static let arcLength = NumberRule(.radians, 0...(2 * Double.pi), step: .pi / 36)
}

extension Ring {
  /// The fade, made when something of it is set.
  fileprivate var fade: ColorFade {
    get { colorFade ?? ColorFade() }
    set { colorFade = newValue }
  }
}
