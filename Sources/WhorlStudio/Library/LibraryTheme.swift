/// A theme of the list: what its file holds, and what has become of it in the studio.
struct LibraryTheme: Hashable, Sendable {
  /// The theme's id, which is also its file's name; the path of a file that was named by it.
  let id: String
  /// Where it comes from.
  var origin: Origin
  /// What the file held when it was read or saved last; `nil` where there is no file yet.
  var saved: ThemeText?
  /// What the studio makes of it.
  var current: ThemeText
  /// Why the file does not count at present; what it held before stays.
  var fault: FileFault?
  /// What somebody else has written into the file while there are changes here.
  var theirs: ThemeText?
  /// Whether the user was asked about that.
  var isAsked = false

  /// Creates a theme that was read.
  init(id: String, origin: Origin, saved: ThemeText) {
    self.id = id
    self.origin = origin
    self.saved = saved
    current = saved
  }

  /// Creates a theme that no file has yet.
  init(id: String, unsaved text: ThemeText) {
    self.id = id
    origin = .unsaved
    current = text
  }

  /// What people call the theme: its id, or the name of a file that was named by its path.
  var name: String {
    guard case .file(let path) = origin else { return id }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What is wrong with the file, as one sentence with its place.
  var problem: String? { current.problem ?? fault?.message }

  /// Whether something would be lost by forgetting the theme.
  var isDirty: Bool { saved != current }
}
