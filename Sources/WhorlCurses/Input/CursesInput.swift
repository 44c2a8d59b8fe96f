import CNcurses
import WhorlStudio

/// Turns what ncurses reads into events.
struct CursesInput {
  private let sequences = KeySequences()
  /// The pasted text so far; `nil` while nothing is being pasted.
  private var paste: String?
  /// Pasted text beyond this many characters is left out.
  private static let pasteLimit = 1 << 20

  /// Prepares ncurses, which must have been started.
  init() {
    sequences.define()
  }

  /// All that has happened since the last look.
  mutating func events() -> [Event] {
    var events: [Event] = []
    while let input = Self.read() {
      if let event = event(for: input) { events.append(event) }
    }
    return events
  }

  private static func read() -> whorl_input? {
    let input = whorl_curses_read()
    return input.kind == whorl_input_none ? nil : input
  }

  private mutating func event(for input: whorl_input) -> Event? {
    switch input.kind {
    case whorl_input_character: character(input.value)
    case whorl_input_code: code(input.value, isAlt: false)
    case whorl_input_press: mouse(.press, input)
    case whorl_input_wheel_up: mouse(.wheelUp, input)
    case whorl_input_wheel_down: mouse(.wheelDown, input)
    case _: nil
    }
  }

  private func mouse(_ kind: MouseEvent.Kind, _ input: whorl_input) -> Event {
    .mouse(MouseEvent(kind, column: Int(input.column), row: Int(input.row)))
  }

  private mutating func code(_ code: UInt32, isAlt: Bool) -> Event? {
    guard Int(code) < sequences.all.count else { return nil }
    switch sequences.all[Int(code)].meaning {
    case .pasteStart:
      paste = ""
      return nil
    case .pasteEnd:
      defer { paste = nil }
      return paste.map(Event.paste)
    case .key(var press):
      guard paste == nil else { return nil }
      if isAlt { press.modifiers.insert(.alt) }
      return .key(press)
    }
  }

  private mutating func character(_ value: UInt32) -> Event? {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    if paste != nil {
      if paste?.utf8.count ?? 0 < Self.pasteLimit { paste?.unicodeScalars.append(scalar) }
      return nil
    }
    guard value == 0x1B else { return .key(Self.press(scalar)) }
    // What comes in one piece with an escape was typed with Alt.
    guard let next = Self.read() else { return .key(KeyPress(.escape)) }
    switch next.kind {
    case whorl_input_code: return code(next.value, isAlt: true)
    case whorl_input_character:
      guard let letter = Unicode.Scalar(next.value), next.value != 0x1B else {
        return .key(KeyPress(.escape))
      }
      var press = Self.press(letter)
      press.modifiers.insert(.alt)
      return .key(press)
    case _: return event(for: next)
    }
  }

  private static func press(_ scalar: Unicode.Scalar) -> KeyPress {
    switch scalar.value {
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
    case _: .character(Character(scalar))
    }
  }
}
