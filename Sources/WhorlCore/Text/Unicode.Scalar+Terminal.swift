extension Unicode.Scalar {
  /// Whether a terminal could take this as a command, or show the text around it in another
  /// order: C0, DEL, C1, line and paragraph separators, and the bidirectional controls of UAX #9.
  var isTerminalControl: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A harmless symbol in place of a control character: the picture of a C0 character or DEL, and
  /// U+FFFD for the others.
  var controlPicture: Character {
    let picture: UInt32 = value < 0x20 ? 0x2400 + value : value == 0x7F ? 0x2421 : 0xFFFD
    return Unicode.Scalar(picture).map(Character.init) ?? "?"
  }
}
