internal import WhorlCore
package import WhorlRaster

/// Where the picture stands beside the words.
public enum PictureSide: Hashable, Sendable {
  /// Before the words.
  case left
  /// After them.
  case right
}

/// One line with a picture, a title and a note such as the time that has passed, cut at the window's width.
///
/// The window's last column stays free: terminals disagree about what follows a character in it.
package struct StatusLine: Hashable, Sendable {
  let side: PictureSide
  let ellipsis: Character
  /// The number of columns that may be used.
  private(set) var width = 0
  private var words = ""
  private var note: String?
  /// How many whole seconds the command has run.
  private(set) var seconds: Int64 = 0
  private var pictureColumns = 0
  /// Where the picture begins.
  private(set) var pictureColumn = 0
  /// The line without its picture.
  private var still = CellGrid(columns: 0, rows: 1)

  /// Creates a line in which nothing stands.
  package init(side: PictureSide, ellipsis: Character) {
    self.side = side
    self.ellipsis = ellipsis
  }

  /// Lays the line out; returns whether anything is other than it was.
  mutating func layOut(
    title: String, elapsed time: Time, pictureColumns: Int, width: Int
  ) -> Bool {
    let seconds = time.nanoseconds / 1_000_000_000
    guard
      title != words || seconds != self.seconds || pictureColumns != self.pictureColumns
        || width != self.width
    else { return false }
    self.seconds = seconds
    arrange(title, RunWording.elapsed(time), pictureColumns, width)
    return true
  }

  /// Lays the line out with a note after the title; nothing happens where it is as it was.
  package mutating func layOut(title: String, note: String?, pictureColumns: Int, width: Int) {
    guard
      title != words || note != self.note || pictureColumns != self.pictureColumns
        || width != self.width
    else { return }
    arrange(title, note, pictureColumns, width)
  }

  private mutating func arrange(
    _ title: String, _ note: String?, _ pictureColumns: Int, _ width: Int
  ) {
    (words, self.note, self.pictureColumns, self.width) = (title, note, pictureColumns, width)
    let picture = min(pictureColumns, width)
    let gap = picture > 0 && !title.isEmpty ? 1 : 0
    var room = max(0, width - picture - gap)
    // A title that nobody can read any more says less than the note.
    let noteWidth = note.map { $0.cellWidth + 1 } ?? 0
    let showsNote = noteWidth > 0 && room - noteWidth >= min(title.cellWidth, 8)
    if showsNote { room -= noteWidth }
    let text = title.shortened(toCells: room, ellipsis: ellipsis)
    let shown = showsNote ? text + " " + (note ?? "") : text
    still = CellGrid(columns: width, rows: 1)
    switch side {
    case .left:
      pictureColumn = 0
      still.write(shown, row: 0, column: picture + gap)
    case .right:
      pictureColumn = shown.isEmpty ? 0 : min(shown.cellWidth + 1, width - picture)
      still.write(shown, row: 0, column: 0)
    }
  }

  /// The line with a picture in it.
  package func grid(with picture: CellGrid?) -> CellGrid {
    guard let picture, picture.rows > 0 else { return still }
    var grid = still
    let columns = min(picture.columns, pictureColumns, width - pictureColumn)
    for column in 0..<max(0, columns) {
      var cell = picture[row: 0, column: column]
      // Half of a wide glyph would push the rest.
      if column + 1 == columns, columns < picture.columns,
        picture[row: 0, column: columns].isContinuation
      {
        cell = .blank
      }
      grid[row: 0, column: pictureColumn + column] = cell
    }
    return grid
  }
}
