import WhorlCore

// What the block has more than once: words with a shadow, and the signs of results. A key path to
// each part is followed here, so that their properties need not be listed for each of them.
extension PropertyTable<HUDDesign> {
  private typealias Part<Value> = any WritableKeyPath<HUDDesign, Value> & Sendable

  static var words: [Property<HUDDesign>] {
    words("message", \.message, "Message", "the message")
      + words("details", \.details, "Details", "the smaller words below the message")
  }

  static var states: [Property<HUDDesign>] {
    sign("states.success", \.states.success, "Success", "the work is done")
      + sign("states.failure", \.states.failure, "Failure", "the work has failed")
      + sign("states.info", \.states.info, "Info", "there is something to know")
  }

  private static func words(
    _ name: String, _ part: Part<HUDText>, _ label: String, _ subject: String
  ) -> [Property<HUDDesign>] {
    [
      Property(
        name + ".text", .phrase, .hud, label,
        "What \(subject) says, where the program says nothing else; nothing is shown if empty."
      ) {
        .text($0[keyPath: part].text)
      } write: {
        if case .text(let text) = $1 { $0[keyPath: part].text = text }
      },
      Property(
        name + ".textColor", .color, .hud, label + " colour", "The colour of \(subject)."
      ) {
        .color($0[keyPath: part].textColor)
      } write: {
        if case .color(let color) = $1 { $0[keyPath: part].textColor = color }
      },
      Property(name + ".bold", .boolean, .hud, label + " bold", "Whether \(subject) is bold.") {
        .boolean($0[keyPath: part].bold)
      } write: {
        if case .boolean(let flag) = $1 { $0[keyPath: part].bold = flag }
      },
      Property(
        name + ".shadowColor", .color, .hud, label + " shadow",
        "The colour of a shadow of \(subject); clear for none."
      ) {
        .color($0[keyPath: part].shadowColor)
      } write: {
        if case .color(let color) = $1 { $0[keyPath: part].shadowColor = color }
      },
      Property(
        name + ".shadowOffset",
        .numbers(NumberRule(.points, -16...16, step: 1), count: 2...2), .hud, label + " offset",
        "How far that shadow lies to the right and down; in cells only the signs count."
      ) {
        .numbers([$0[keyPath: part].shadowOffset.width, $0[keyPath: part].shadowOffset.height])
      } write: {
        if case .numbers(let lengths) = $1, lengths.count == 2 {
          $0[keyPath: part].shadowOffset = Size(width: lengths[0], height: lengths[1])
        }
      },
    ]
  }

  private static func sign(
    _ name: String, _ part: Part<HUDSign>, _ label: String, _ occasion: String
  ) -> [Property<HUDDesign>] {
    [
      Property(
        name + ".glyph", .glyph(isASCII: false), .hud, label + " glyph",
        "What stands in the spinner's place when \(occasion)."
      ) {
        .text($0[keyPath: part].glyph)
      } write: {
        if case .text(let text) = $1 { $0[keyPath: part].glyph = text }
      },
      Property(
        name + ".ascii", .glyph(isASCII: true), .hud, label + " ASCII",
        "What stands for the glyph where only ASCII is to be had."
      ) {
        .text($0[keyPath: part].ascii)
      } write: {
        if case .text(let text) = $1 { $0[keyPath: part].ascii = text }
      },
      Property(name + ".color", .color, .hud, label + " colour", "The colour of the glyph.") {
        .color($0[keyPath: part].color)
      } write: {
        if case .color(let color) = $1 { $0[keyPath: part].color = color }
      },
      Property(
        name + ".text", .phrase, .hud, label + " text",
        "The words when \(occasion), where the program says nothing else; the message if empty."
      ) {
        .text($0[keyPath: part].text)
      } write: {
        if case .text(let text) = $1 { $0[keyPath: part].text = text }
      },
      Property(
        name + ".dismissAfter", .numberOrNever(NumberRule(.seconds, 0...60, step: 0.1)), .hud,
        label + " time", "How long that is shown before it goes by itself."
      ) {
        $0[keyPath: part].dismissAfter.map(PropertyValue.number) ?? .never
      } write: {
        if case .number(let seconds) = $1 { $0[keyPath: part].dismissAfter = seconds }
        if case .never = $1 { $0[keyPath: part].dismissAfter = nil }
      },
    ]
  }
}
