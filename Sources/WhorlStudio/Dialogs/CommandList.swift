/// A list of what can be done in a pane, with a line of text that narrows it down.
struct CommandList: Hashable, Sendable {
  /// What is listed.
  enum Contents: Hashable, Sendable {
    /// All keys of the pane, in the order of the table.
    case keys
    /// What can be done right now.
    case palette
  }

  /// The pane.
  let pane: Pane
  /// What is listed of it.
  let contents: Contents
  /// What the list is narrowed down to.
  var line = LineEditor()
  /// The line that Enter runs.
  var chosen = 0
  /// The first line that is shown.
  var scroll = 0

  /// Lists what a pane has.
  init(_ contents: Contents, of pane: Pane) {
    self.pane = pane
    self.contents = contents
  }
}
