internal import WhorlCore
internal import WhorlRaster

/// A screen with everything that is presented on it.
///
/// It is only ever touched inside the gate of the terminal.
final class Theater: @unchecked Sendable {
  var contents: Screen.Contents
  var onKey: (@Sendable (Screen.Key) -> Void)?
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var firstLine = 0
  /// What is presented, the topmost last.
  private(set) var layers: [Layer] = []
  /// The HUDs among them.
  var huds: [HUD] = []
  /// The list that is pulled.
  var pull: Pull?

  init(_ contents: Screen.Contents, columns: Int, rows: Int) {
    self.contents = contents
    self.columns = columns
    self.rows = rows
  }

  /// Puts a layer on top of all.
  func add(_ layer: Layer) {
    layers.removeAll { $0 === layer }
    layers.append(layer)
  }

  func remove(_ layer: Layer) { layers.removeAll { $0 === layer } }

  /// Scrolls as far as there are lines.
  func scroll(to line: Int) {
    switch contents {
    case .lines(let lines): firstLine = min(max(line, 0), max(lines.count - rows, 0))
    case .cells: firstLine = 0
    }
  }

  func advance(to now: Time, columns: Int, rows: Int) {
    if (columns, rows) != (self.columns, self.rows) {
      (self.columns, self.rows) = (columns, rows)
      scroll(to: firstLine)
    }
    layers.removeAll { !$0.advance(to: now) }
    pull?.advance(to: now)
  }

  func grid(at now: Time) -> CellGrid {
    var grid = base(at: now)
    for layer in layers { grid = layer.grid(over: grid, at: now) }
    return grid
  }

  func nextMoment(after now: Time) -> Time {
    let idle = now + Time(nanoseconds: 1_000_000_000)
    let moments = layers.map { $0.nextMoment(after: now) } + [pull?.nextMoment(after: now) ?? idle]
    return moments.min() ?? idle
  }

  /// Hands something that was done to the topmost layer that makes something of it, else to the
  /// list, else to the program.
  func take(_ event: InputEvent, at now: Time) {
    for layer in layers.reversed()
    where layer.takes(event, columns: columns, rows: rows, at: now) { return }
    if let pull, pull.takes(event, in: self, at: now) { return }
    guard case .key(let key) = event, let onKey else { return }
    Callbacks.shared.call { onKey(key) }
  }

  /// The contents, with the rows above them that a pulled list leaves open.
  private func base(at now: Time) -> CellGrid {
    let open = pull?.grid(at: now, columns: columns)
    var grid = CellGrid(columns: columns, rows: rows)
    let top = min(open?.rows ?? 0, rows)
    if let open { grid.copy(open, row: 0) }
    switch contents {
    case .cells(let cells): grid.copy(cells, row: top)
    case .lines(let lines):
      for (row, line) in lines.dropFirst(firstLine).prefix(rows - top).enumerated() {
        grid.write(line, row: top + row, column: 0)
      }
    }
    return grid
  }
}

extension CellGrid {
  /// Puts another grid at the left of a row, cut off where it is too large.
  fileprivate mutating func copy(_ other: CellGrid, row top: Int) {
    let width = min(columns, other.columns)
    guard width > 0 else { return }
    for row in 0..<max(0, min(other.rows, rows - top)) {
      let (from, to) = (row * other.columns, (top + row) * columns)
      cells.replaceSubrange(to..<to + width, with: other.cells[from..<from + width])
      // Half of a wide glyph would push the rest.
      if width < other.columns, other.cells[from + width].isContinuation {
        self[row: top + row, column: width - 1] = .blank
      }
    }
  }
}
