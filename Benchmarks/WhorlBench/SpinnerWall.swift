#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import WhorlCore
import WhorlRaster
import WhorlThemes

/// A hundred different themes on one screen, one cell each.
struct SpinnerWall {
  private static let count = 100
  private static let columns = 80
  private static let rows = 24

  private var books: [Flipbook]

  init() {
    let themes = Preset.all.map { FrameChoice.theme($0.id) }
    let surface = CellRenderer(
      depth: .ansi256, hostForegroundIsDefault: true, hostBackgroundIsDefault: true)
    books = (0..<Self.count).map { index in
      // The same motion at another speed is another theme.
      var theme = themes[index % themes.count]
      theme.speed *= 1 + 0.23 * Double(index / themes.count)
      let renderer = ThemeRenderer(theme, cellAspect: 0.5, renderer: surface)
      return Flipbook(renderer, columns: 1, rows: 1)
    }
  }

  /// Shows them on standard output.
  mutating func show(rate: Int, seconds: Int) {
    var writer = ANSIWriter(depth: .ansi256)
    var shown = CellGrid(columns: Self.columns, rows: Self.rows)
    Report.send(Array("\u{1B}[2J".utf8))
    var deadline = timespec()
    clock_gettime(CLOCK_MONOTONIC, &deadline)
    for frame in 0..<rate * seconds {
      let grid = picture(at: frame, rate: rate)
      writer.write(grid.changes(from: shown), originRow: 0, originColumn: 0)
      let bytes = writer.take()
      if !bytes.isEmpty { Report.send(bytes) }
      shown = grid
      deadline.tv_nsec += 1_000_000_000 / rate
      if deadline.tv_nsec >= 1_000_000_000 {
        deadline.tv_nsec -= 1_000_000_000
        deadline.tv_sec += 1
      }
      while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) != 0 {}
    }
  }

  /// Writes each spinner's cell of each frame to standard output: the character's scalar and the
  /// number of its colour, -1 for the default, 32 bits each.
  mutating func record(rate: Int, seconds: Int) {
    for frame in 0..<rate * seconds {
      let grid = picture(at: frame, rate: rate)
      var bytes: [UInt8] = []
      for index in 0..<Self.count {
        let cell = grid[row: Self.row(index), column: Self.column(index)]
        let scalar = cell.glyph.unicodeScalars.first?.value ?? 0x20
        let color = cell.foreground.map { Int32(Palette.nearest256($0)) } ?? -1
        for number in [scalar, UInt32(bitPattern: color)] {
          for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(number >> shift & 255)) }
        }
      }
      Report.send(bytes)
    }
  }

  private mutating func picture(at frame: Int, rate: Int) -> CellGrid {
    var grid = CellGrid(columns: Self.columns, rows: Self.rows)
    let time = Time(seconds: Double(frame) / Double(rate))
    for index in books.indices {
      grid[row: Self.row(index), column: Self.column(index)] =
        books[index].page(at: time).grid.cells[0]
    }
    return grid
  }

  private static func row(_ index: Int) -> Int { index / 10 * 2 }

  private static func column(_ index: Int) -> Int { index % 10 * 8 }
}
