import WhorlCore
import WhorlRaster

extension StudioFrame {
  /// Keeps what a region shows, for a picture that lies over it.
  mutating func capture(_ region: Region, surface: Surface) {
    var grid = CellGrid(columns: region.columns, rows: region.rows)
    for row in 0..<region.rows {
      for column in 0..<region.columns {
        grid[row: row, column: column] = cell(
          row: region.row + row, column: region.column + column, surface: surface)
      }
    }
    backdrop = grid
  }

  private func cell(row: Int, column: Int, surface: Surface) -> Cell {
    guard region.contains(column: column, row: row) else { return .blank }
    switch self[row: row, column: column] {
    case .picture(let cell): return cell
    case .continuation: return Cell(glyph: " ", isContinuation: true)
    case .chrome(let character, let style):
      var cell = Cell(glyph: character)
      switch style {
      case .normal, .success, .warning: break
      case .faint: cell.style = .dim
      case .strong, .title, .key, .error: cell.style = .bold
      case .focus:
        cell.foreground = surface.background
        cell.background = surface.foreground
      }
      return cell
    }
  }
}
