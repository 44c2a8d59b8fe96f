package import WhorlCore

/// How something has ended, as a sign before a line.
package enum EndMark {
  case success
  case failure
  case information

  /// The sign.
  package func sign(showsSigns: Bool) -> Character {
    switch self {
    case .success: showsSigns ? "✓" : "+"
    case .failure: showsSigns ? "✗" : "x"
    case .information: showsSigns ? "ℹ" : "i"
    }
  }

  /// The sign's colour.
  package var color: Color {
    switch self {
    case .success: Color(red: 0x2E, green: 0x9E, blue: 0x4F)
    case .failure: Color(red: 0xD9, green: 0x3B, blue: 0x3B)
    case .information: Color(red: 0x3B, green: 0x82, blue: 0xD9)
    }
  }
}
