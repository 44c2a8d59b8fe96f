import WhorlCore

extension PropertyTable<Theme> {
  /// The properties that every theme has, whatever its form; `spinner` stands between the first
  /// and the second of these parts.
  static let head = PropertyTable(
    path: [], blank: .blank,
    [
      .text(
        "id", \.id, .identifier, .info, "Id",
        "The theme's name in commands; its file is called id.json.", isRequired: true),
      .text("title", \.title, .text(maximum: 80), .info, "Title", "The name shown to people."),
      .text(
        "description", \.description, .text(maximum: 400), .info, "Description",
        "A sentence or two about the theme."),
      .text("author", \.author, .text(maximum: 200), .info, "Author", "Who made the theme."),
      .text(
        "source", \.source, .text(maximum: 200), .info, "Source",
        "Where the design comes from."),
      .text(
        "license", \.license, .text(maximum: 80), .info, "Licence", "The licence of the design."),
      .texts("tags", \.tags, .tags(maximum: 16), .info, "Tags", "Words to find the theme by."),
      Property(
        "palette", .palette, .look, "Palette",
        "Names for colours, to be used wherever a colour is wanted."
      ) { theme in
        theme.palette.isEmpty ? .absent : .palette(theme.palette)
      } write: { theme, value in
        if case .palette(let palette) = value { theme.palette = palette }
      },
      .number(
        "speed", \.speed, NumberRule(.factor, 0.1...10, step: 0.25), .motion, "Speed",
        "What the spinner's clocks are multiplied by."),
    ])

  /// The optional blocks.
  static let blocks = PropertyTable(
    path: [], blank: .blank,
    [
      .optionalWhole(
        "terminal.columns", \.terminal.columns,
        NumberRule(.columns, 1...200, step: 1, isWhole: true), .terminal, "Columns",
        "How many columns the spinner takes in a terminal."),
      .optionalWhole(
        "terminal.rows", \.terminal.rows, NumberRule(.rows, 1...100, step: 1, isWhole: true),
        .terminal, "Rows", "How many rows the spinner takes in a terminal."),
      .automaticChoice(
        "terminal.glyphs", \.terminal.glyphs, .terminal,
        "Glyphs", "The characters to draw with; auto is what suits the terminal."),
      .number(
        "terminal.frameRate", \.terminal.frameRate, .frameRate, .terminal, "Frame rate",
        "How many frames a second are drawn in a terminal."),
      Property(
        "terminal.ascii", .asciiTwin, .terminal, "ASCII frames",
        "The frames to show where only ASCII is to be had."
      ) { theme in
        theme.terminal.ascii.map(PropertyValue.glyphs) ?? .absent
      } write: { theme, value in
        if case .glyphs(let glyphs) = value { theme.terminal.ascii = glyphs }
      },
      .number(
        "terminal.cellAspect", \.terminal.cellAspect, NumberRule(.number, 0.3...0.7, step: 0.05),
        .terminal, "Cell aspect", "A cell's width divided by its height."),
      .text(
        "accessibility.label", \.accessibility.label, .text(maximum: 80), .access, "Label",
        "What is shown or said instead of the picture."),
      .choice(
        "accessibility.reducedMotion", \.accessibility.reducedMotion, .access, "Reduced motion",
        "What happens where motion is to be reduced."),
      .number(
        "accessibility.slowFactor", \.accessibility.slowFactor,
        NumberRule(.factor, 1...20, step: 0.5), .access, "Slow factor",
        "How many times slower the slow motion is."),
      .number(
        "accessibility.still", \.accessibility.still, .share, .access, "Still",
        "Which moment of the loop stands for the theme."),
      .optionalNumber(
        "export.loop", \.export.loop, NumberRule(.seconds, 0.05...600, step: 0.05), .export,
        "Loop", "The length of an exported loop; the theme's own by default."),
      .number(
        "export.frameRate", \.export.frameRate, .frameRate, .export, "Export rate",
        "How many frames a second an exported picture has."),
      .boolean(
        "export.quantise", \.export.quantise, .export, "Quantise",
        "Whether periods may be adjusted so that an exported loop closes."),
      .color(
        "export.background", \.export.background, .export, "Background",
        "The colour behind an exported picture."),
    ])
}

extension Theme {
  /// A theme of which nothing is given yet.
  static let blank = Theme(id: "", spinner: .ring(Ring()))
}

extension NumberRule {
  fileprivate static let frameRate = NumberRule(.framesPerSecond, 1...60, step: 1)
}
