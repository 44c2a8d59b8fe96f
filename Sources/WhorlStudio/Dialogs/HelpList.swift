/// The list of a pane's keys.
struct HelpList: Hashable, Sendable {
  /// The pane.
  let pane: Pane
  /// The line that Enter runs.
  var chosen = 0
  /// The first line that is shown.
  var scroll = 0

  /// Lists the keys of a pane.
  init(pane: Pane) {
    self.pane = pane
  }

  /// The keys.
  var bindings: [Binding] { KeyTable.bindings(in: pane) }
}
