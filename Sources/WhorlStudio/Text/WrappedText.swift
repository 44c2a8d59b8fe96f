import WhorlCore

/// Text in lines that are no wider than they may be, broken between words where possible.
struct WrappedText {
  /// The lines.
  private(set) var lines: [String] = []

  /// Breaks a text.
  init(_ text: String, columns: Int) {
    var line = ""
    var width = 0
    func isFull(_ more: Int) -> Bool { width + more > columns }
    for word in text.split(separator: " ") {
      let wordWidth = String(word).cellWidth
      if !line.isEmpty, isFull(wordWidth + 1) {
        lines.append(line)
        (line, width) = ("", 0)
      }
      if !line.isEmpty {
        line += " "
        width += 1
      }
      for character in word {
        let own = character.cellWidth
        if !line.isEmpty, isFull(own) {
          lines.append(line)
          (line, width) = ("", 0)
        }
        line.append(character)
        width += own
      }
    }
    if !line.isEmpty { lines.append(line) }
  }
}
