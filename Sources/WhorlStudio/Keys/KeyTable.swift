/// The studio's keys: dispatch, the bottom line, the list of keys and the palette read this table.
enum KeyTable {
  /// All of them; of each pane in the order of its list.
  static let all =
    editor + gallery + stage + question + commands + line + document + preview + studio

  /// The keys of a pane, in the order of its list: its own, then those that it shares.
  static func bindings(in pane: Pane) -> [Binding] {
    all.compactMap { $0.bound(in: pane) }
  }

  /// What a key does in a pane, or `nil`.
  static func action(for press: KeyPress, in pane: Pane) -> Action? {
    all.first { $0.presses.contains(press) && $0.bound(in: pane)?.presses.contains(press) == true }?
      .action
  }
}
