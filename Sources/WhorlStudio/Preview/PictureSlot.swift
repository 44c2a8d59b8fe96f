/// A place of the screen where a theme turns.
struct PictureSlot: Hashable, Sendable {
  /// Which theme.
  var id: String
  /// The first row and column of the picture.
  var row: Int
  var column: Int
  /// The size of the picture.
  var columns: Int
  var rows: Int
}
