import WhorlCore

/// The way to a part of a presentation that it has more than one of. Closures, since a key path to
/// each part would take a third of the time that the table takes.
private struct Part<Value: Sendable>: Sendable {
  let read: @Sendable (HUDDesign) -> Value
  let change: @Sendable (inout HUDDesign, (inout Value) -> Void) -> Void
}

// What the block has more than once: words with a shadow, and the signs of results.
extension PropertyTable<HUDDesign> {
  static var words: [Property<HUDDesign>] {
    words(
      "message", "Message", "the message",
      Part(read: { $0.message }, change: { $1(&$0.message) }))
      + words(
        "details", "Details", "the smaller words below the message",
        Part(read: { $0.details }, change: { $1(&$0.details) }))
  }

  static var states: [Property<HUDDesign>] {
    sign(
      "states.success", "Success", "the work is done",
      Part(read: { $0.states.success }, change: { $1(&$0.states.success) }))
      + sign(
        "states.failure", "Failure", "the work has failed",
        Part(read: { $0.states.failure }, change: { $1(&$0.states.failure) }))
      + sign(
        "states.info", "Info", "there is something to know",
        Part(read: { $0.states.info }, change: { $1(&$0.states.info) }))
  }

  private static func words(
    _ name: String, _ label: String, _ subject: String, _ part: Part<HUDText>
  ) -> [Property<HUDDesign>] {
    [
      Property(
        name + ".text", .phrase, .hud, label,
        "What \(subject) says, where the program says nothing else; nothing is shown if empty."
      ) {
        .text(part.read($0).text)
      } write: {
        if case .text(let text) = $1 { part.change(&$0) { $0.text = text } }
      },
      Property(
        name + ".textColor", .color, .hud, label + " colour", "The colour of \(subject)."
      ) {
        .color(part.read($0).textColor)
      } write: {
        if case .color(let color) = $1 { part.change(&$0) { $0.textColor = color } }
      },
      Property(name + ".bold", .boolean, .hud, label + " bold", "Whether \(subject) is bold.") {
        .boolean(part.read($0).bold)
      } write: {
        if case .boolean(let flag) = $1 { part.change(&$0) { $0.bold = flag } }
      },
      Property(
        name + ".shadowColor", .color, .hud, label + " shadow",
        "The colour of a shadow of \(subject); clear for none."
      ) {
        .color(part.read($0).shadowColor)
      } write: {
        if case .color(let color) = $1 { part.change(&$0) { $0.shadowColor = color } }
      },
      Property(
        name + ".shadowOffset",
        .numbers(NumberRule(.points, -16...16, step: 1), count: 2...2), .hud, label + " offset",
        "How far that shadow lies to the right and down; in cells only the signs count."
      ) {
        .numbers([part.read($0).shadowOffset.width, part.read($0).shadowOffset.height])
      } write: {
        if case .numbers(let lengths) = $1, lengths.count == 2 {
          part.change(&$0) { $0.shadowOffset = Size(width: lengths[0], height: lengths[1]) }
        }
      },
    ]
  }

  private static func sign(
    _ name: String, _ label: String, _ occasion: String, _ part: Part<HUDSign>
  ) -> [Property<HUDDesign>] {
    [
      Property(
        name + ".glyph", .glyph(isASCII: false), .hud, label + " glyph",
        "What stands in the spinner's place when \(occasion)."
      ) {
        .text(part.read($0).glyph)
      } write: {
        if case .text(let text) = $1 { part.change(&$0) { $0.glyph = text } }
      },
      Property(
        name + ".ascii", .glyph(isASCII: true), .hud, label + " ASCII",
        "What stands for the glyph where only ASCII is to be had."
      ) {
        .text(part.read($0).ascii)
      } write: {
        if case .text(let text) = $1 { part.change(&$0) { $0.ascii = text } }
      },
      Property(name + ".color", .color, .hud, label + " colour", "The colour of the glyph.") {
        .color(part.read($0).color)
      } write: {
        if case .color(let color) = $1 { part.change(&$0) { $0.color = color } }
      },
      Property(
        name + ".text", .phrase, .hud, label + " text",
        "The words when \(occasion), where the program says nothing else; the message if empty."
      ) {
        .text(part.read($0).text)
      } write: {
        if case .text(let text) = $1 { part.change(&$0) { $0.text = text } }
      },
      Property(
        name + ".dismissAfter", .numberOrNever(NumberRule(.seconds, 0...60, step: 0.1)), .hud,
        label + " time", "How long that is shown before it goes by itself."
      ) {
        part.read($0).dismissAfter.map(PropertyValue.number) ?? .never
      } write: {
        if case .number(let seconds) = $1 { part.change(&$0) { $0.dismissAfter = seconds } }
        if case .never = $1 { part.change(&$0) { $0.dismissAfter = nil } }
      },
    ]
  }
}
