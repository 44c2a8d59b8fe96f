internal import WhorlTerminal

extension EndMark {
  /// What is said of a message where there are only words.
  func words(for message: String) -> String {
    switch self {
    case .success: "\(message): done"
    case .failure: "\(message): failed"
    case .information: message
    }
  }
}
