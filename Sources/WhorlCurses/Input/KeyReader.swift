import WhorlStudio

/// Makes keys and pasted texts of what the terminal sends, however it is cut into pieces.
///
/// Sequences that stand for nothing known here are left out as a whole, so that a strange key or
/// the answer to somebody else's question never types its letters.
struct KeyReader {
  private enum Place {
    case text
    /// After an escape.
    case escape
    /// In a control sequence (ECMA-48, 5.4), which has parameters already or not.
    case control(hasParameters: Bool)
    /// After escape and O, which a letter follows.
    case singleShift
    /// In a string (ECMA-48, 5.6) that began with a letter; an escape may have come last.
    case string(first: Unicode.Scalar, isEmpty: Bool, isEnding: Bool)
  }

  private var place = Place.text
  private var decoder = ScalarDecoder()
  private var isAlt = false
  private var paste: PastedText?
  /// Whether the last byte was Ctrl+C, and nothing had come for a while before it.
  private var isInterrupted = false
  private var isFresh = true

  /// A byte that is part of no known sequence.
  mutating func take(_ byte: UInt8) -> Event? {
    if paste != nil {
      isInterrupted = isFresh && byte == 0x03
      isFresh = false
      return paste?.take(byte) == true ? endPaste() : nil
    }
    switch place {
    case .text:
      guard byte == 0x1B else { return character(byte) }
      drop()
      place = .escape
      return nil
    case .escape:
      return afterEscape(byte)
    case .control:
      switch byte {
      case 0x20...0x3F: place = .control(hasParameters: true)
      case 0x40...0x7E: place = .text
      case _:
        place = .text
        return take(byte)
      }
      return nil
    case .singleShift:
      place = .text
      return 0x40...0x7E ~= byte ? nil : take(byte)
    case .string(let first, _, let isEnding):
      let isOver = byte == 0x07 || isEnding && byte == 0x5C
      place = isOver ? .text : .string(first: first, isEmpty: false, isEnding: byte == 0x1B)
      return nil
    }
  }

  /// A known sequence.
  mutating func take(_ meaning: KeySequences.Meaning) -> Event? {
    let isAlt = isAfterEscape
    drop()
    switch meaning {
    case .pasteStart:
      paste = PastedText()
      isFresh = false
      return nil
    case .pasteEnd:
      return endPaste()
    case .key(var press):
      guard paste == nil else { return nil }
      if isAlt { press.modifiers.insert(.alt) }
      return .key(press)
    }
  }

  /// Nothing more has come for now: an escape was a key, unless a sequence has begun with it.
  ///
  /// Ctrl+C that comes alone ends a paste whose end never came.
  mutating func pause() -> Event? {
    isFresh = true
    if paste != nil { return isInterrupted ? endPaste() : nil }
    switch place {
    case .text, .control(hasParameters: true):
      return nil
    case .escape:
      place = .text
      return .key(KeyPress(.escape))
    case .control(hasParameters: false):
      return alt("[")
    case .singleShift:
      return alt("O")
    case .string(let first, let isEmpty, _):
      place = .text
      return isEmpty ? alt(first) : nil
    }
  }

  private var isAfterEscape: Bool {
    if case .escape = place { true } else { false }
  }

  private mutating func drop() {
    place = .text
    isAlt = false
    decoder.drop()
  }

  private mutating func endPaste() -> Event? {
    defer {
      paste = nil
      isInterrupted = false
    }
    return paste.map { .paste($0.text) }
  }

  private mutating func afterEscape(_ byte: UInt8) -> Event? {
    place = .text
    switch byte {
    case 0x1B:
      place = .escape
      return .key(KeyPress(.escape))
    case 0x4F: place = .singleShift
    case 0x5B: place = .control(hasParameters: false)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      place = .string(first: Unicode.Scalar(byte), isEmpty: true, isEnding: false)
    case _:
      isAlt = true
      return character(byte)
    }
    return nil
  }

  private mutating func character(_ byte: UInt8) -> Event? {
    let scalar = decoder.take(byte)
    guard let scalar else {
      if !decoder.isWaiting { isAlt = false }
      return nil
    }
    defer { isAlt = false }
    return isAlt ? alt(scalar) : .key(Self.press(scalar))
  }

  private mutating func alt(_ scalar: Unicode.Scalar) -> Event {
    place = .text
    var press = Self.press(scalar)
    press.modifiers.insert(.alt)
    return .key(press)
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
