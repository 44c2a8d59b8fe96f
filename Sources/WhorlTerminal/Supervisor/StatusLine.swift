internal import WhorlCore
internal import WhorlRaster

/// Where the picture stands beside the words.
public enum PictureSide: Hashable, Sendable {
  /// Before the words.
  case left
  /// After them.
  case right
}

/// One line with a picture, a title and the time that has passed, cut at the window's width.
///
/// The window's last column stays free: terminals disagree about what follows a character in it.
struct StatusLine: Hashable, Sendable {
  let side: PictureSide
  let ellipsis: Character
  /// The number of columns that may be used.
  private(set) var width = 0
  private var words = ""
  private var elapsed: String?
  private var pictureColumns = 0
  /// Where the picture begins.
  private var pictureColumn = 0
  /// The line without its picture.
  private var still = CellGrid(columns: 0, rows: 1)

  init(side: PictureSide, ellipsis: Character) {
    self.side = side
    self.ellipsis = ellipsis
  }

  /// Lays the line out; returns whether anything is other than it was.
  mutating func layOut(
    title: String, elapsed: String?, pictureColumns: Int, width: Int
  ) -> Bool {
    guard
      title != words || elapsed != self.elapsed || pictureColumns != self.pictureColumns
        || width != self.width
    else { return false }
    (words, self.elapsed, self.pictureColumns, self.width) = (title, elapsed, pictureColumns, width)
    let picture = min(pictureColumns, width)
    let gap = picture > 0 && !title.isEmpty ? 1 : 0
    var room = max(0, width - picture - gap)
    // A title that nobody can read any more says less than the time.
    let time = elapsed.map { $0.cellWidth + 1 } ?? 0
    let showsTime = time > 0 && room - time >= min(title.cellWidth, 8)
    if showsTime { room -= time }
    let text = title.shortened(toCells: room, ellipsis: ellipsis)
    let shown = showsTime ? text + " " + (elapsed ?? "") : text
    still = CellGrid(columns: width, rows: 1)
    switch side {
    case .left:
      pictureColumn = 0
      still.write(shown, row: 0, column: picture + gap)
    case .right:
      pictureColumn = shown.isEmpty ? 0 : min(shown.cellWidth + 1, width - picture)
      still.write(shown, row: 0, column: 0)
    }
    return true
  }

  /// The line with a picture in it.
  func grid(with picture: CellGrid?) -> CellGrid {
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
