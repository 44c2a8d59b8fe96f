/// Keys that do the same thing wherever they do anything.
struct Binding: Hashable, Sendable {
  /// The keys; the first is the one that is shown.
  var presses: [KeyPress]
  /// What they do.
  var action: Action
  /// What they do, in words.
  var help: String
  /// The word for it in the bottom line; `nil` where it does not stand there.
  var hint: String?
  /// The parts of the studio in which they do it.
  var panes: [Pane]

  init(
    _ presses: [KeyPress], _ action: Action, _ help: String, hint: String? = nil, in panes: Pane...
  ) {
    self.presses = presses
    self.action = action
    self.help = help
    self.hint = hint
    self.panes = panes
  }

  /// The binding as it is in a pane; `nil` where it does not count there.
  ///
  /// What types something is no key where text is typed.
  func bound(in pane: Pane) -> Binding? {
    guard panes.contains(pane) else { return nil }
    guard pane.takesText else { return self }
    var binding = self
    binding.presses = presses.filter { $0.typed == nil }
    return binding.presses.isEmpty ? nil : binding
  }

  /// The names of the keys.
  func keys(ascii: Bool) -> String {
    presses.map { $0.text(ascii: ascii) }.joined(separator: " ")
  }
}
