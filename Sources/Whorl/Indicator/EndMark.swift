internal import WhorlCore

/// How something has ended, as a sign before a line.
enum EndMark {
  case success
  case failure
  case information

  /// The sign.
  func sign(isUTF8: Bool) -> Character {
    switch self {
    case .success: isUTF8 ? "✓" : "+"
    case .failure: isUTF8 ? "✗" : "x"
    case .information: isUTF8 ? "ℹ" : "i"
    }
  }

  /// The sign's colour.
  var color: Color? {
    switch self {
    case .success: Color(hex: "#2E9E4F")
    case .failure: Color(hex: "#D93B3B")
    case .information: Color(hex: "#3B82D9")
    }
  }

  /// What is said of a message where there are only words.
  func words(for message: String) -> String {
    switch self {
    case .success: "\(message): done"
    case .failure: "\(message): failed"
    case .information: message
    }
  }
}
