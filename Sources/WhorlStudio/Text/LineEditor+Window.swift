import WhorlCore

extension LineEditor {
  /// The part of a line that is seen.
  struct Window: Hashable, Sendable {
    /// The text.
    var text: String
    /// The column of the caret in it.
    var caret: Int
  }

  /// The part of the line that fits into `columns`, with the caret in it.
  ///
  /// Text to the left of the caret is kept in sight as far as possible; the caret needs a column
  /// of its own.
  func window(columns: Int) -> Window {
    let characters = Array(text)
    var start = caret
    var before = 0
    while start > 0 {
      let width = max(characters[start - 1].cellWidth, 1)
      guard before + width < columns else { break }
      before += width
      start -= 1
    }
    var end = caret
    var total = before
    while end < characters.count {
      let width = max(characters[end].cellWidth, 1)
      guard total + width <= columns else { break }
      total += width
      end += 1
    }
    return Window(text: String(characters[start..<end]), caret: before)
  }
}
