/// A theme with changes that no file has.
struct UnsavedTheme: Hashable, Sendable {
  /// The theme's id.
  var id: String
  /// The file, from the root, of a theme that was named by its path.
  var path: String?
  /// What the file held when the changes began; `nil` where there was none.
  var base: [UInt8]?
  /// What the theme is now.
  var text: [UInt8]
}
