internal import WhorlCore
package import WhorlRaster

/// How something has ended, as a sign before a line.
package enum EndMark {
  case success
  case failure
  case information

  /// The sign.
  private func sign(showsSigns: Bool) -> Character {
    switch self {
    case .success: showsSigns ? "✓" : "+"
    case .failure: showsSigns ? "✗" : "x"
    case .information: showsSigns ? "ℹ" : "i"
    }
  }

  /// The sign's colour.
  private var color: Color {
    switch self {
    case .success: Color(red: 0x2E, green: 0x9E, blue: 0x4F)
    case .failure: Color(red: 0xD9, green: 0x3B, blue: 0x3B)
    case .information: Color(red: 0x3B, green: 0x82, blue: 0xD9)
    }
  }

  /// A row that begins with the sign, in its colour, with its newline.
  package func row(_ text: String, showsSigns: Bool, at depth: ColorDepth) -> [UInt8] {
    let sign = sign(showsSigns: showsSigns)
    let shown = text.isEmpty ? String(sign) : "\(sign) \(text)"
    var grid = CellGrid(columns: shown.cellWidth, rows: 1)
    grid.write(shown, row: 0, column: 0)
    grid.write(String(sign), row: 0, column: 0, foreground: color.reduced(to: depth))
    var writer = ANSIWriter(depth: depth)
    for cell in grid.cells { writer.write(cell) }
    writer.resetColors()
    return writer.take() + [UInt8(ascii: "\n")]
  }
}
