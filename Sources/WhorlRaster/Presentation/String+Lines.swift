import WhorlCore

extension String {
  /// This text in one row of at most so many cells, with an ellipsis where it is cut.
  ///
  /// Ends of lines become spaces, other control characters symbols; a wide character is never cut in
  /// two.
  func line(columns: Int, ellipsis: String) -> String {
    let text = String(map { $0.isNewline ? " " : $0.shown })
    guard text.cellWidth > columns else { return text }
    guard ellipsis.cellWidth <= columns else { return "" }
    return text.prefix(columns: columns - ellipsis.cellWidth) + ellipsis
  }

  /// This text in rows of at most so many cells, broken between words where that is possible.
  ///
  /// Control characters other than ends of lines become symbols; a wide character is never cut in
  /// two, and left out where not even one fits.
  public func wrapped(columns: Int) -> [String] {
    guard contains(where: { !$0.isWhitespace }) else { return [] }
    var lines: [String] = []
    for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        var rest = String(word.map(\.shown))
        let joined = line.isEmpty ? rest : line + " " + rest
        if joined.cellWidth <= columns {
          line = joined
          continue
        }
        if !line.isEmpty { lines.append(line) }
        while rest.cellWidth > columns {
          let piece = rest.prefix(columns: columns)
          lines.append(piece)
          // Where nothing fits, one character is left out.
          rest.removeFirst(Swift.max(piece.count, 1))
        }
        line = rest
      }
      lines.append(line)
    }
    return lines
  }

  /// The characters that fit into so many cells.
  private func prefix(columns: Int) -> String {
    var width = 0
    return String(
      prefix { character in
        width += character.cellWidth
        return width <= columns
      })
  }
}

extension Character {
  /// This character as it is written into cells.
  fileprivate var shown: Character { self == "\t" ? " " : terminalSafe }
}
