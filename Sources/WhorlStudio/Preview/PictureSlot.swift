/// A place of the screen where something moves by itself.
struct PictureSlot: Hashable, Sendable {
  /// What moves in a place.
  enum Source: Hashable, Sendable {
    /// The theme of an id.
    case theme(String)
    /// The stage.
    case stage
    /// What has happened on the stage.
    case course
    /// The rows that open above the list of themes when it is pulled.
    case pull
    /// The bar that says what could not be read.
    case banner
    /// The veil over everything while work goes on.
    case work
  }

  /// What moves.
  var source: Source
  /// The first row and column of the picture.
  var row: Int
  var column: Int
  /// The size of the picture.
  var columns: Int
  var rows: Int

  /// All of the place.
  var region: Region { Region(column: column, row: row, columns: columns, rows: rows) }
}
