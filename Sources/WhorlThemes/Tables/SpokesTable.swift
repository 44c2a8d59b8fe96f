import WhorlCore

extension PropertyTable<Spokes> {
  /// The properties of the form `spokes`.
  static let spokes = PropertyTable(
    path: ["spinner"], blank: Spokes(),
    [
      .number(
        "size", \.size, NumberRule(.points, 4...4096, step: 1), .look, "Size",
        "The side of the square frame."),
      .whole(
        "count", \.count, NumberRule(.count, 3...36, step: 1, isWhole: true), .look, "Spokes",
        "How many spokes there are."),
      .number(
        "innerRadius", \.innerRadius, .share, .look, "Inner radius",
        "Where a spoke begins, as a share of half the size; below the outer radius."),
      .number(
        "outerRadius", \.outerRadius, .share, .look, "Outer radius",
        "Where a spoke ends, as a share of half the size."),
      .number(
        "spokeWidth", \.spokeWidth, NumberRule(.share, 0.01...1, step: 0.05), .look,
        "Spoke width", "How thick a spoke is, as a share of half the size."),
      .number(
        "corner", \.corner, .share, .look, "Corner",
        "How round the corners are: 0 for square, 1 for half discs."),
      .color("color", \.color, .look, "Colour", "The spokes' colour."),
      Property(
        "alphas", .numbers(.share, count: 2...36), .look, "Alphas",
        "The opacity of each spoke, from the head backwards; or two, for an even fall."
      ) { spokes in
        switch spokes.alphas {
        case .range(let head, let tail): .numbers([head, tail])
        case .each(let alphas): .numbers(alphas)
        }
      } write: { spokes, value in
        if case .numbers(let alphas) = value {
          spokes.alphas =
            alphas.count == 2 ? .range(head: alphas[0], tail: alphas[1]) : .each(alphas)
        }
      },
      .number(
        "cycleDuration", \.cycleDuration, NumberRule(.seconds, 0.05...3600, step: 0.05), .motion,
        "Turn time", "How long the highlight takes for one turn."),
      .boolean(
        "stepped", \.stepped, .motion, "Stepped",
        "Whether the highlight jumps from spoke to spoke."),
      .choice(
        "rotationDirection", \.rotationDirection, .motion, "Direction",
        "Which way the highlight travels."),
    ])
}
