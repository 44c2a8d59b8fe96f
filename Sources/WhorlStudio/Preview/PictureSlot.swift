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
  }

  /// What moves.
  var source: Source
  /// The first row and column of the picture.
  var row: Int
  var column: Int
  /// The size of the picture.
  var columns: Int
  var rows: Int
}
