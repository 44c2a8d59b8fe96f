import CNcurses
import WhorlStudio

/// Turns what ncurses reads into events.
struct CursesInput {
  private let sequences = KeySequences()
  private var reader = KeyReader()

  /// Prepares ncurses, which must have been started.
  init() {
    sequences.define()
  }

  /// All that has happened since the last look.
  mutating func events() -> [Event] {
    var events: [Event] = []
    while true {
      let input = whorl_curses_read()
      guard input.kind != whorl_input_none else { break }
      if let event = event(for: input) { events.append(event) }
    }
    if let event = reader.pause() { events.append(event) }
    return events
  }

  private mutating func event(for input: whorl_input) -> Event? {
    switch input.kind {
    case whorl_input_byte: reader.take(UInt8(truncatingIfNeeded: input.value))
    case whorl_input_code where Int(input.value) < sequences.all.count:
      reader.take(sequences.all[Int(input.value)].meaning)
    case whorl_input_press: mouse(.press, input)
    case whorl_input_drag: mouse(.drag, input)
    case whorl_input_release: mouse(.release, input)
    case whorl_input_wheel_up: mouse(.wheelUp, input)
    case whorl_input_wheel_down: mouse(.wheelDown, input)
    case _: nil
    }
  }

  private func mouse(_ kind: MouseEvent.Kind, _ input: whorl_input) -> Event {
    .mouse(MouseEvent(kind, column: Int(input.column), row: Int(input.row)))
  }
}
