import WhorlCore

extension PropertyTable<Layers> {
  /// The properties of the form `layers`.
  static let layers = PropertyTable(
    path: ["spinner"], blank: Layers(),
    [
      .number(
        "period", \.period, .loopPeriod, .motion, "Period",
        "How long a loop takes where nothing says otherwise."),
      Property(
        "size", .size(NumberRule(.points, 4...4096, step: 1), words: []), .look, "Size",
        "The frame: a side, or width and height; a layer's lengths are in halves of the shorter."
      ) { layers in
        layers.size.width == layers.size.height
          ? .number(layers.size.width) : .numbers([layers.size.width, layers.size.height])
      } write: { layers, value in
        if case .number(let side) = value { layers.size = Size(side: side) }
        if case .numbers(let sides) = value, sides.count == 2 {
          layers.size = Size(width: sides[0], height: sides[1])
        }
      },
      Property(
        "layers", .layers, .look, "Layers", "The layers, the first at the bottom.",
        isRequired: true
      ) {
        .layers($0.layers)
      } write: { layers, value in
        if case .layers(let inner) = value { layers.layers = inner }
      },
    ])
}

extension PropertyTable<Layer> {
  /// The properties of a layer, or of a group of layers.
  static let layer = PropertyTable(
    path: [], blank: Layer(),
    [
      .text(
        "name", \.name, .text(maximum: 80), .info, "Name", "What the layer is called."),
      Property("shape", .layerShape, .look, "Shape", "What is drawn; none for a group.") {
        $0.shape.map(PropertyValue.layerShape) ?? .absent
      } write: { layer, value in
        if case .layerShape(let shape) = value { layer.shape = shape }
      },
      Property("fill", .layerColor, .look, "Fill", "The colour of the shape's inside.") {
        if case .fill(let color) = $0.paint { .layerColor(color) } else { .absent }
      } write: { layer, value in
        if case .layerColor(let color) = value { layer.paint = .fill(color) }
      },
      Property("stroke", .layerColor, .look, "Stroke", "The colour of the shape's outline.") {
        if case .stroke(let color) = $0.paint { .layerColor(color) } else { .absent }
      } write: { layer, value in
        if case .layerColor(let color) = value { layer.paint = .stroke(color) }
      },
      .animated(
        "lineWidth", \.lineWidth, NumberRule(.number, 0...4, step: 0.01), .look, "Line width",
        "How thick the stroke is."),
      .choice("lineCap", \.lineCap, .look, "Line cap", "The shape of the stroke's ends."),
      Property(
        "sweep", .numbers(.share, count: 2...2), .look, "Sweep",
        "The opacity at the stroke's beginning and at its end."
      ) { layer in
        layer.sweep.map { .numbers([$0.tail, $0.head]) } ?? .absent
      } write: { layer, value in
        if case .numbers(let ends) = value, ends.count == 2 {
          layer.sweep = Arc.Sweep(tail: ends[0], head: ends[1])
        }
      },
      .animatedPair(
        "position", \.position, .place, single: false, .motion, "Position",
        "Where the anchor is."),
      .animated("x", \.x, .place, .motion, "X", "Added to the position."),
      .animated("y", \.y, .place, .motion, "Y", "Added to the position."),
      .animatedPair(
        "anchor", \.anchor, .place, single: false, .look, "Anchor",
        "The point that the layer turns and grows about."),
      .animated(
        "rotation", \.rotation, .layerAngle, .motion, "Rotation",
        "The turn in degrees clockwise."),
      .animatedPair(
        "scale", \.scale, .layerScale, single: true, .motion, "Scale",
        "What both directions are multiplied by."),
      .animated(
        "scaleX", \.scaleX, .layerScale, .motion, "Scale x", "What the width is multiplied by."),
      .animated(
        "scaleY", \.scaleY, .layerScale, .motion, "Scale y", "What the height is multiplied by."),
      .animated(
        "flipX", \.flipX, .layerAngle, .motion, "Flip x",
        "The turn about the horizontal axis in degrees."),
      .animated(
        "flipY", \.flipY, .layerAngle, .motion, "Flip y",
        "The turn about the vertical axis in degrees."),
      .animated(
        "opacity", \.opacity, .share, .motion, "Opacity", "How opaque the layer is."),
      .animated(
        "trimStart", \.trimStart, .trim, .motion, "Trim start",
        "Where the outline begins, in turns of it."),
      .animated(
        "trimEnd", \.trimEnd, .trim, .motion, "Trim end",
        "Where the outline ends, in turns of it."),
      .animated(
        "trimOffset", \.trimOffset, .trim, .motion, "Trim offset",
        "How far along the outline both are moved, in turns of it."),
      Property(
        "clip", .layerShape, .look, "Clip", "Outside of this shape nothing is visible."
      ) {
        $0.clip.map(PropertyValue.layerShape) ?? .absent
      } write: { layer, value in
        if case .layerShape(let shape) = value { layer.clip = shape }
      },
      Property("repeat", .copies, .look, "Repeat", "The copies of the layer.") {
        $0.copies.map(PropertyValue.copies) ?? .absent
      } write: { layer, value in
        if case .copies(let copies) = value { layer.copies = copies }
      },
      Property("layers", .layers, .look, "Layers", "The layers inside, the first at the bottom.") {
        $0.layers.isEmpty ? .absent : .layers($0.layers)
      } write: { layer, value in
        if case .layers(let layers) = value { layer.layers = layers }
      },
    ])
}

extension Property {
  @inline(__always)
  fileprivate static func animated(
    _ keys: String, _ path: @autoclosure @escaping Path<Animated<Double>>, _ rule: NumberRule,
    _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    Property(keys, .animated(rule), group, label, help) {
      .animated($0[keyPath: path()])
    } write: {
      if case .animated(let value) = $1 { $0[keyPath: path()] = value }
    }
  }

  @inline(__always)
  fileprivate static func animatedPair(
    _ keys: String, _ path: @autoclosure @escaping Path<Animated<Pair>>, _ rule: NumberRule,
    single: Bool,
    _ group: PropertyGroup, _ label: String, _ help: String
  ) -> Self {
    Property(keys, .animatedPair(rule, single: single), group, label, help) {
      .animatedPair($0[keyPath: path()])
    } write: {
      if case .animatedPair(let value) = $1 { $0[keyPath: path()] = value }
    }
  }
}

extension NumberRule {
  /// The time that a loop takes.
  static let loopPeriod = NumberRule(.seconds, 0.05...3600, step: 0.05)
  /// By how much something is later, or earlier.
  static let layerDelay = NumberRule(.seconds, -3600...3600, step: 0.05)
  /// A coordinate of a layer.
  static let place = NumberRule(.number, -4...4, step: 0.05)
  /// A length of a layer.
  static let extent = NumberRule(.number, 0...4, step: 0.05)
  static let layerScale = NumberRule(.factor, -4...4, step: 0.05)
  static let layerAngle = NumberRule(.number, -36_000...36_000, step: 5)
  static let trim = NumberRule(.number, -4...4, step: 0.05)
  /// How far through a loop a key is.
  static let keyMoment = NumberRule(.share, 0...1, step: 0.05)
}
