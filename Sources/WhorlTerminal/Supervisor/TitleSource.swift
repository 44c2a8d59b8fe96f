/// Where the title comes from while a command runs.
public enum TitleSource {
  /// From nowhere: it stays as it is.
  case none
  /// From the last line that the command has written.
  case lastLine
  /// From the last line that matches an expression: its first group, or all that matches.
  case matching(RegularExpression)
  /// From the last line that the command has written to a descriptor.
  case descriptor(Int32)

  /// The descriptor at which the command finds a pipe for titles.
  var descriptor: Int32? {
    switch self {
    case .none, .lastLine, .matching: nil
    case .descriptor(let number): number
    }
  }

  /// The title in some lines, the last one that there is; `nil` where there is none.
  func title(in bytes: [UInt8]) -> String? {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in bytes.split(whereSeparator: isEnd).reversed() {
      let text = PlainText.of(line)
      guard !text.isEmpty else { continue }
      switch self {
      case .none: return nil
      case .lastLine, .descriptor: return text
      case .matching(let expression):
        if let match = expression.match(in: text), !match.isEmpty { return match }
      }
    }
    return nil
  }
}
