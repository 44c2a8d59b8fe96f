/// Keys that do the same thing in the same pane.
struct Binding: Hashable, Sendable {
  /// The keys; the first is the one that is shown.
  var presses: [KeyPress]
  /// What they do.
  var action: Action
  /// What they do, in words.
  var help: String
  /// The word for it in the bottom line; `nil` where it does not stand there.
  var hint: String?

  init(_ presses: [KeyPress], _ action: Action, _ help: String, hint: String? = nil) {
    self.presses = presses
    self.action = action
    self.help = help
    self.hint = hint
  }
}
