/// The list of themes: what is chosen, searched for, and shown.
struct Gallery: Hashable, Sendable {
  /// The id of the chosen theme; empty where there is none.
  var chosen = ""
  /// What the list is narrowed down to.
  var search = Search("")
  /// The search while it is being typed; `nil` while it is not.
  var line: LineEditor?
  /// The first row that is shown.
  var scroll = 0
  /// Whether the properties of the theme are shown where there is little room.
  var showsInspector = false
}
