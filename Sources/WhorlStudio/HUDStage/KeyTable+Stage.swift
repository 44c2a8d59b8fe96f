// Keys of the stage.
extension KeyTable {
  static let stage =
    [
      bind("s", .start, "start: show it, load the list, turn", hint: "start"),
      bind("t", .stop, "stop: dismiss it, stand still", hint: "stop"),
      bind("1", .success, "the work is done"),
      bind("2", .failure, "the work has failed"),
      bind("3", .info, "there is something to know"),
      bind("4", .reload, "it has failed and may be tried again", hint: "reload"),
      bind("5", .quickJob, "work of 0.1 s: nothing must flash", hint: "quick job"),
      bind("6", .longJob, "work of 3 s, which then is done", hint: "long job"),
      Binding(
        [.character(" "), .init(.enter)], .stage(.press),
        "press it; else pause, or go on", in: .stage),
      Binding(
        [.init(.up), .character("K"), .character("k")], .stage(.up),
        "pull the list; the page up", in: .stage),
      Binding(
        [.init(.down), .character("J"), .character("j")], .stage(.down), "the page down",
        in: .stage),
      bind("v", .nextPart, "the HUD, the list, or the spinner", hint: "view"),
      Binding([.init(.tab)], .stage(.nextAncestor), "the next ancestor of a demo", in: .stage),
      bind("h", .hold, "the spinner stops, its ring closed"),
      bind("+", .longer, "a longer arc while it stands still"),
      bind("_", .shorter, "a shorter arc while it stands still"),
      bind("a", .step(.showAnimation, 1), "another way in", hint: "way in"),
      bind("A", .step(.dismissAnimation, 1), "another way out", hint: "way out"),
      bind("]", .step(.animationTime, 1), "longer legs of coming and going"),
      bind("[", .step(.animationTime, -1), "shorter legs of coming and going"),
      bind("}", .step(.grace, 1), "a longer grace"),
      bind("{", .step(.grace, -1), "a shorter grace"),
      bind(")", .step(.minimumShow, 1), "it stays longer at least"),
      bind("(", .step(.minimumShow, -1), "it stays shorter at least"),
      bind("l", .step(.layout, 1), "another layout"),
      bind("i", .step(.position, 1), "another position"),
      bind("o", .step(.blur, 1), "another blur"),
      bind("O", .step(.coverage, 1), "cover more, or less"),
      Binding([.character("e")], .edit, "edit the theme", in: .stage),
      Binding([.init(.escape)], .back, "back", hint: "back", in: .stage),
    ]

  private static func bind(
    _ key: Character, _ action: StageAction, _ help: String, hint: String? = nil
  ) -> Binding {
    Binding([.character(key)], .stage(action), help, hint: hint, in: .stage)
  }
}
