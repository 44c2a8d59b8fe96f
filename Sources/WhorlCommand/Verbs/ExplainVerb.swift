import WhorlCore
import WhorlFormats
import WhorlThemes

/// Says what a property means.
enum ExplainVerb {
  static let description = VerbDescription(
    synopsis: "[KEY]", arity: .atMost(1), options: [],
    summary: "say what a property means: type, unit, range, default, example",
    details: [
      "Without a key, all properties of themes in a line each; explain config tells those of the",
      "settings file, explain limits the limits.",
    ],
    operands: [.property])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
    guard let key = arguments.operands.first else {
      try StandardStream.output.writeLine(overview(sections))
      return 0
    }
    if key == "config" {
      try StandardStream.output.writeLine(overview([settings]))
      return 0
    }
    if key == "limits" {
      try StandardStream.output.writeLine(limits)
      return 0
    }
    var texts: [String] = []
    for (heading, properties) in sections + [settings] {
      for property in properties where names(of: property).contains(key) {
        texts.append(text(property, heading: heading))
      }
    }
    if texts.isEmpty { texts = block(key) }
    guard !texts.isEmpty else {
      let known =
        (sections + [settings]).flatMap { $0.properties.map(\.path.name) } + ["config", "limits"]
      let error = ThemeError.unknownProperty(
        key, suggestion: Suggestion.nearest(to: key, in: known))
      throw .data(["whorl: " + error.message])
    }
    try StandardStream.output.writeLine(texts.joined(separator: "\n\n"))
    return 0
  }

  /// The properties of a block such as `hud`, in a line each; none where it is no block.
  private static func block(_ key: String) -> [String] {
    let sections = (sections + [settings]).compactMap { heading, properties in
      let inside = properties.filter { $0.path.keys.first == key && $0.path.keys.count > 1 }
      return inside.isEmpty ? nil : (heading: "\(key) (\(heading))", properties: inside)
    }
    return sections.isEmpty ? [] : [overview(sections)]
  }

  /// What a property can be asked for by.
  private static func names(of property: PropertyDescription) -> [String] {
    [property.path.name, property.path.pointer.description]
  }

  /// The forms with the properties of their own, then what all have.
  private static var sections: [(heading: String, properties: [PropertyDescription])] {
    let forms = Spinner.Form.allCases.map { form in
      (
        "form \(form.rawValue)",
        PropertyDescription.properties(of: form).filter { $0.path.keys.first == "spinner" }
      )
    }
    let common = PropertyDescription.properties(of: .ring).filter {
      $0.path.keys.first != "spinner"
    }
    return forms + [("every theme", common)]
  }

  /// The properties of the settings file.
  private static var settings: (heading: String, properties: [PropertyDescription]) {
    ("settings", PropertyDescription.settings)
  }

  private static func overview(
    _ sections: [(heading: String, properties: [PropertyDescription])]
  ) -> String {
    let width = sections.flatMap { $0.properties.map(\.path.name.count) }.max() ?? 0
    return sections.map { heading, properties in
      let lines = properties.map { "  \($0.path.name.padded(to: width))  \($0.help)" }
      return ([heading] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func text(_ property: PropertyDescription, heading: String) -> String {
    var lines = ["\(property.path.name) (\(heading))", "  \(property.help)"]
    lines.append("  takes    \(property.kind.allowed)")
    if property.isRequired {
      lines.append("  default  none: it must be given")
    } else if property.defaultValue == .absent {
      lines.append("  default  none")
    } else {
      lines.append("  default  \(property.kind.text(of: property.defaultValue))")
    }
    lines.append("  example  " + example(property, heading: heading))
    return lines.joined(separator: "\n")
  }

  /// The property as one would set it: with the command line in a theme, by hand in the settings.
  private static func example(_ property: PropertyDescription, heading: String) -> String {
    guard heading == settings.heading else {
      return "whorl set mine '\(property.path.name)=\(property.example)'"
    }
    // The one text among the settings names a theme.
    let isText = if case .text = property.kind { true } else { false }
    let value = isText ? "\"drp-arc\"" : JSONText.line(property.exampleValue)
    return "{ \(JSONText.string(property.path.name)): \(value) }"
  }

  private static var limits: String {
    """
    theme file        at most \(JSONLimits.theme.size / 1024) KiB
    nesting           at most \(JSONLimits.theme.depth) levels
    glyph frames      at most 512, of 120 characters each
    colour sequence   at most 16
    dots              at most 64
    spokes            at most 36
    frames a second   1 to 60
    text frames       at most \(TextFrames.cellLimit / 1_000_000) million cells in all
    """
  }
}
