/// Guesses at what was meant, up to a number of comparisons: a file with tens of thousands of unknown
/// keys gets a guess for the first ones, and is read in no time all the same.
struct SuggestionBudget {
  private var comparisonsLeft = 10_000

  /// `Suggestion.nearest` among `count` candidates, as long as the budget lasts; then `nil`.
  mutating func nearest(
    to word: String, amongst count: Int, _ candidates: () -> [String]
  ) -> String? {
    guard count <= comparisonsLeft else { return nil }
    comparisonsLeft -= count
    return Suggestion.nearest(to: word, in: candidates())
  }
}
