internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// The bytes of lines that stay on standard error.
enum Line {
  /// A line of words.
  static func words(_ text: String) -> [UInt8] {
    Array(String(text.map { $0.terminalSafe }).utf8) + [UInt8(ascii: "\n")]
  }

  /// The line that is left in the end.
  static func last(
    _ mark: EndMark, _ text: String?, message: String, in surroundings: Surroundings
  ) -> [UInt8] {
    guard surroundings.showsMotion else {
      return surroundings.saysWords ? words(text ?? mark.words(for: message)) : []
    }
    let sign = mark.sign(showsSigns: surroundings.showsSigns)
    let text = text ?? message
    let shown = text.isEmpty ? String(sign) : "\(sign) \(text)"
    var grid = CellGrid(columns: shown.cellWidth, rows: 1)
    grid.write(shown, row: 0, column: 0)
    grid.write(String(sign), row: 0, column: 0, foreground: mark.color)
    var writer = ANSIWriter(depth: surroundings.display.depth(on: .error).depth)
    for cell in grid.cells { writer.write(cell) }
    writer.resetColors()
    return writer.take() + [UInt8(ascii: "\n")]
  }
}
