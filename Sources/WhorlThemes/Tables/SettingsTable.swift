public import WhorlCore

extension PropertyTable<Settings> {
  /// The properties of the settings file.
  static let settings = PropertyTable(
    path: [], blank: Settings(),
    [
      .text(
        "spinner", \.spinner, .text(maximum: 1024), .look, "Spinner",
        "The theme where none is named: an id, or the path of a .json file."),
      .automaticChoice(
        "glyphs", \.glyphs, .terminal, "Glyphs",
        "The characters to draw with, where the terminal can show them, instead of the theme's."),
      .choice(
        "color", \.color, .terminal, "Colour",
        "Whether to use colour; always means into pipes too."),
      Property(
        "colorDepth", .choice(["auto", "1", "4", "8", "24"]), .terminal, "Colour depth",
        "How many bits of colour to use, where COLORTERM does not tell."
      ) { settings in
        .word(settings.colorBits.map(String.init) ?? "auto")
      } write: { settings, value in
        if case .word(let word) = value { settings.colorBits = Int(word) }
      },
      .automaticChoice(
        "background", \.background, .terminal, "Background",
        "What the terminal's background is like, where COLORFGBG does not tell."),
      .optionalNumber(
        "cellAspect", \.cellAspect, NumberRule(.number, 0.3...0.7, step: 0.05), .terminal,
        "Cell aspect",
        "The width of the terminal's cells divided by their height, instead of the theme's."),
      .boolean(
        "mouse", \.mouse, .terminal, "Mouse", "Whether the studio listens to the mouse."),
      .boolean(
        "progressSign", \.progressSign, .terminal, "Progress sign",
        "Whether run uses the terminal's own sign of progress, where it is known to have one."),
      .boolean(
        "animation", \.animation, .access, "Animation",
        "Whether pictures move; if not, play shows words, and the studio begins at rest."),
      .boolean(
        "reducedMotion", \.reducedMotion, .access, "Reduced motion",
        "Whether to show what themes offer to people who want less motion."),
    ])
}

extension PropertyDescription {
  /// The properties of the settings file, in the order that they are written in.
  public static var settings: [PropertyDescription] { PropertyTable.settings.descriptions }
}

extension Settings {
  /// What a property is set to, its default where the file does not give it; `nil` where the
  /// settings have no such property.
  public func value(at path: PropertyPath) -> PropertyValue? {
    PropertyTable.settings.value(at: path, in: self)
  }
}
