import WhorlCore

extension String {
  /// The text with blanks behind it, so that it takes at least some columns of a terminal.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - cellWidth))
  }

  /// The text without blanks at its end.
  var trimmedRight: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
