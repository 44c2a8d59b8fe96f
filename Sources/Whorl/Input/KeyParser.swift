/// Makes keys and mouse events of the bytes that a terminal sends, as xterm does: CSI and SS3
/// sequences, the mouse in its SGR mode.
struct KeyParser {
  /// The beginning of what has not come as a whole.
  private var rest: [UInt8] = []
  /// The longest sequence that anything is made of.
  private static let limit = 64

  mutating func events(in bytes: ArraySlice<UInt8>) -> [InputEvent] {
    var input = (rest + bytes)[...]
    rest = []
    var events: [InputEvent] = []
    while let first = input.first {
      let before = input
      input.removeFirst()
      if first == 0x1B {
        switch Self.sequence(&input) {
        case .event(let event): if let event { events.append(event) }
        case .unfinished:
          if before.count < Self.limit { rest = Array(before) }
          return events
        }
      } else if first < 0x20 || first == 0x7F {
        events.append(.key(Self.control(first)))
      } else {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard before.count >= length else {
          rest = Array(before)
          return events
        }
        input = before.dropFirst(length)
        let text = String(decoding: before.prefix(length), as: UTF8.self)
        if let character = text.first, character != "\u{FFFD}" {
          events.append(.key(.character(character)))
        }
      }
    }
    return events
  }

  private enum Found {
    case event(InputEvent?)
    case unfinished
  }

  /// Takes what follows an escape character.
  private static func sequence(_ input: inout ArraySlice<UInt8>) -> Found {
    guard let kind = input.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      return .event(.key(.escape))
    }
    let body = input.dropFirst()
    guard let end = body.firstIndex(where: { 0x40...0x7E ~= $0 }) else { return .unfinished }
    input = input[(end + 1)...]
    let parameters = body[..<end]
    if parameters.first == UInt8(ascii: "<") {
      return .event(mouse(numbers(parameters.dropFirst()), isDown: body[end] == UInt8(ascii: "M")))
    }
    return .event(key(ending: body[end], numbers(parameters).first ?? 0).map { .key($0) })
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  private static func key(ending final: UInt8, _ number: Int) -> Screen.Key? {
    switch (final, number) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): .end
    case (UInt8(ascii: "M"), _): .enter
    case (UInt8(ascii: "~"), 3): .delete
    case (UInt8(ascii: "~"), 5): .pageUp
    case (UInt8(ascii: "~"), 6): .pageDown
    default: nil
    }
  }

  private static func mouse(_ numbers: [Int], isDown: Bool) -> InputEvent? {
    guard numbers.count == 3 else { return nil }
    let (row, column) = (numbers[2] - 1, numbers[1] - 1)
    switch (numbers[0], isDown) {
    case (64, _): return .wheelUp
    case (65, _): return .wheelDown
    case (0, true): return .press(row: row, column: column)
    case (32, true): return .drag(row: row, column: column)
    case (0, false): return .release
    default: return nil
    }
  }

  private static func control(_ byte: UInt8) -> Screen.Key {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    default: .control(Character(Unicode.Scalar(byte | 0x60)))
    }
  }
}
