import CNcurses
import WhorlCore
import WhorlRaster
import WhorlStudio

/// What the terminal shows, and the bytes that make it show something else.
///
/// ncurses keeps the chrome; pictures lie above it, over blanks that ncurses leaves alone, and are
/// written between its updates. A row in which ncurses has written anything gets its pictures
/// anew, since ncurses writes over short stretches that have not changed.
struct CursesScreen: ~Copyable {
  private let depth: ColorDepth
  private var shown: StudioFrame
  private var isEmpty = true

  /// Starts ncurses for a screen of some size; `nil` where that is not possible.
  init?(columns: Int, rows: Int, depth: ColorDepth) {
    let entry = TerminfoEntry(colors: depth == .monochrome ? 0 : 16)
    guard
      whorl_curses_open(
        entry.environmentValue, TerminfoEntry.name, Int32(rows), Int32(columns))
    else { return nil }
    self.depth = depth
    shown = StudioFrame(columns: columns, rows: rows)
    // Starting writes modes that are the terminal owner's to set.
    _ = Self.take()
  }

  deinit {
    whorl_curses_close()
  }

  /// Forgets what the terminal shows: something else was on it, or it has another size.
  mutating func forget() {
    isEmpty = true
  }

  /// The bytes that turn what the terminal shows into a frame.
  mutating func show(_ frame: StudioFrame) -> [UInt8] {
    if frame.columns != shown.columns || frame.rows != shown.rows {
      whorl_curses_resize(Int32(frame.rows), Int32(frame.columns))
      shown = StudioFrame(columns: frame.columns, rows: frame.rows)
      isEmpty = true
    }
    var bytes: [UInt8] = []
    if isEmpty || frame.title != shown.title { bytes += Array("\u{1B}]2;\(frame.title)\u{7}".utf8) }
    var staleRows = drawChrome(of: frame)
    if isEmpty || staleRows.contains(true) || frame.cursor != shown.cursor {
      let (row, column) = frame.cursor.place
      whorl_curses_update(Int32(row), Int32(column), isEmpty)
      bytes += Self.take()
    }
    if isEmpty { staleRows = staleRows.map { _ in true } }
    bytes += pictures(of: frame, staleRows: staleRows)
    if isEmpty || frame.cursor.isHidden != shown.cursor.isHidden {
      bytes += Array((frame.cursor.isHidden ? "\u{1B}[?25l" : "\u{1B}[?25h").utf8)
    }
    shown = frame
    isEmpty = false
    return bytes
  }

  /// The bytes that bring the pictures to the present; the studio must not have changed otherwise
  /// since it was shown.
  mutating func animate(_ state: inout StudioState) -> [UInt8] {
    Self.bytes(of: state.animate(&shown), cursor: shown.cursor, depth: depth)
  }

  /// How long until something of what is shown moves by itself; `nil` where nothing does.
  func tickInterval(of state: StudioState) -> Time? { state.tickInterval(of: shown) }

  /// Gives ncurses the chrome that has changed; returns which rows have.
  private func drawChrome(of frame: StudioFrame) -> [Bool] {
    var rows = [Bool](repeating: false, count: frame.rows)
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let cell = frame[row: row, column: column]
        guard isEmpty || cell.chrome != shown[row: row, column: column].chrome else { continue }
        rows[row] = true
        switch cell.chrome {
        case .chrome(let character, let style):
          let isWide =
            column + 1 < frame.columns && frame[row: row, column: column + 1] == .continuation
          Self.put(character, width: isWide ? 2 : 1, style, row: row, column: column)
        case .continuation:
          break
        case .picture:
          whorl_curses_put(Int32(row), Int32(column), Self.blank, 1, whorl_covered, -1)
        }
      }
    }
    return rows
  }

  private static let blank: [wchar_t] = [0x20, 0]

  private static func put(
    _ character: Character, width: Int32, _ style: ChromeStyle, row: Int, column: Int
  ) {
    var text = character.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
    text.append(0)
    let (bits, color) = style.attributes
    whorl_curses_put(Int32(row), Int32(column), text, width, bits, color)
  }

  /// The bytes that bring the pictures up to date.
  private func pictures(of frame: StudioFrame, staleRows: [Bool]) -> [UInt8] {
    var changes: [CellChange] = []
    for row in 0..<frame.rows {
      var run: [Cell] = []
      for column in 0...frame.columns {
        var changed: Cell?
        if column < frame.columns, case .picture(let cell) = frame[row: row, column: column],
          staleRows[row] || frame[row: row, column: column] != shown[row: row, column: column]
        {
          changed = cell
        }
        if let changed {
          run.append(changed)
        } else if !run.isEmpty {
          changes.append(CellChange(row: row, column: column - run.count, cells: run))
          run = []
        }
      }
    }
    return Self.bytes(of: changes, cursor: frame.cursor, depth: depth)
  }

  /// The bytes that change cells of pictures, and leave cursor and colours as ncurses did.
  ///
  /// The cursor is not saved and restored by the terminal: some have one place for that only, from
  /// which leaving the alternate screen takes it too.
  private static func bytes(
    of changes: [CellChange], cursor: StudioFrame.Cursor, depth: ColorDepth
  ) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var writer = ANSIWriter(depth: depth)
    writer.write(changes, originRow: 0, originColumn: 0)
    let (row, column) = cursor.place
    let place = row == 0 && column == 0 ? "" : "\(row + 1);\(column + 1)"
    return writer.take() + Array("\u{1B}[\(place)H".utf8)
  }

  /// What ncurses has drawn.
  private static func take() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = whorl_curses_take(&chunk, chunk.count)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}

extension StudioCell {
  /// What ncurses has in the cell: the same under every picture.
  fileprivate var chrome: StudioCell {
    switch self {
    case .picture: .picture(.blank)
    case .chrome, .continuation: self
    }
  }
}

extension StudioFrame.Cursor {
  fileprivate var isHidden: Bool { self == .hidden }

  /// The row and the column; the top left corner for a hidden cursor.
  fileprivate var place: (row: Int, column: Int) {
    switch self {
    case .hidden: (0, 0)
    case .visible(let column, let row): (row, column)
    }
  }
}
