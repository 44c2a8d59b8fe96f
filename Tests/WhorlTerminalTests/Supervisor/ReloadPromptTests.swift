import Testing

@testable import WhorlTerminal

struct ReloadPromptTests {
  static let keys: [(String, ReloadPrompt.Answer?)] = [
    ("\r", .again), ("\n", .again), ("r", .again), ("R", .again), ("q", .giveUp), ("Q", .giveUp),
    ("\u{4}", .giveUp), ("x", nil), ("", nil), ("xr", .again), ("\u{1B}", nil),
    ("\u{1B}[A", nil), ("\u{1B}OR", nil), ("\u{1B}[<0;12;5M", .again), ("\u{1B}[<0;12;5m", nil),
    ("\u{1B}[<2;12;5M", nil), ("\u{1B}[<64;1;1M", nil), ("\u{1B}[<0;1;1", nil),
  ]

  @Test(arguments: keys)
  func `keys and clicks are answers`(keys: String, answer: ReloadPrompt.Answer?) {
    #expect(ReloadPrompt.answer(in: Array(keys.utf8)) == answer)
  }
}
