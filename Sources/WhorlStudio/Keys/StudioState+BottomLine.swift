import WhorlCore

extension StudioState {
  /// Draws the bottom line: keys of the pane with a word for each, which can be clicked.
  ///
  /// Where there is no room for all of them, the last three stay: they lead on to the others, and out.
  func drawKeys(in frame: inout StudioFrame) {
    frame.fill(layout.keys)
    let hints = Self.fitting(
      KeyTable.bindings(in: pane).compactMap { Hint($0, ascii: host.isASCII) },
      columns: columns - 2)
    var column = layout.keys.column + 1
    for hint in hints {
      let place = Region(column: column, row: layout.keys.row, columns: hint.columns, rows: 1)
      let used = frame.write(hint.key, in: place, .key)
      frame.write(hint.word, in: place.dropping(used + 1), .faint)
      frame.targets.append(ClickTarget(region: place, target: .action(hint.action)))
      column += hint.columns + Hint.gap
    }
  }

  private static func fitting(_ hints: [Hint], columns: Int) -> [Hint] {
    var hints = hints
    while hints.count > 3,
      hints.reduce(-Hint.gap, { $0 + $1.columns + Hint.gap }) > columns
    {
      hints.remove(at: hints.count - 4)
    }
    return hints
  }
}

/// A key of the bottom line.
private struct Hint {
  static let gap = 2

  let key: String
  let word: String
  let action: Action

  init?(_ binding: Binding, ascii: Bool) {
    guard let word = binding.hint, let press = binding.presses.first else { return nil }
    self.word = word
    key = press.text(ascii: ascii)
    action = binding.action
  }

  var columns: Int { key.cellWidth + 1 + word.cellWidth }
}
