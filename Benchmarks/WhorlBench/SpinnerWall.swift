#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import WhorlCore
import WhorlRaster
import WhorlThemes

/// A hundred spinners of different themes on one screen, one cell each.
struct SpinnerWall {
  /// What the themes are.
  enum Kind: String {
    /// One character a frame.
    case signs
    /// Whatever comes with the program, most of which is drawn.
    case all
  }

  private static let count = 100

  private var books: [Flipbook]

  init(_ kind: Kind) {
    let themes = Preset.all.map { FrameChoice.theme($0.id) }.filter { theme in
      switch (kind, theme.spinner) {
      case (.all, _): true
      case (.signs, .glyphs(let glyphs)): glyphs.frames.allSatisfy { $0.cellWidth == 1 }
      case (.signs, _): false
      }
    }
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
    var shown = Array(repeating: Cell.blank, count: Self.count)
    var numbers = [Int?](repeating: nil, count: Self.count)
    Report.send(Array("\u{1B}[2J".utf8))
    var deadline = timespec()
    clock_gettime(CLOCK_MONOTONIC, &deadline)
    var changes: [CellChange] = []
    for frame in 0..<rate * seconds {
      let time = Time(seconds: Double(frame) / Double(rate))
      changes.removeAll(keepingCapacity: true)
      for index in books.indices {
        let page = books[index].page(at: time)
        if let number = page.number, number == numbers[index] { continue }
        numbers[index] = page.number
        let cell = page.grid.cells[0]
        if page.number == nil, cell == shown[index] { continue }
        shown[index] = cell
        changes.append(
          CellChange(row: index / 10 * 2, column: index % 10 * 8, cells: [cell]))
      }
      writer.write(changes, originRow: 0, originColumn: 0)
      let bytes = writer.take()
      if !bytes.isEmpty { Report.send(bytes) }
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
      var bytes: [UInt8] = []
      for index in books.indices {
        let time = Time(seconds: Double(frame) / Double(rate))
        let cell = books[index].page(at: time).grid.cells[0]
        let scalar = cell.glyph.unicodeScalars.first?.value ?? 0x20
        let color = cell.foreground.map { Int32(Palette.nearest256($0)) } ?? -1
        for number in [scalar, UInt32(bitPattern: color)] {
          for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(number >> shift & 255)) }
        }
      }
      Report.send(bytes)
    }
  }
}
