/// How well a text fits what somebody typed of it.
struct FuzzyMatch: Hashable, Sendable, Comparable {
  /// The higher, the better.
  let score: Int

  private static let wordStart = 8
  private static let neighbour = 5

  /// Fits letters into a text in their order; `nil` where they are not all in it. Blanks separate
  /// parts that are looked for on their own. Case does not matter.
  init?(_ pattern: String, in text: String) {
    let letters = Array(text.lowercased())
    var total = 0
    for part in pattern.lowercased().split(separator: " ") {
      guard let score = Self.best(Array(part), in: letters) else { return nil }
      total += score
    }
    score = total
  }

  static func < (left: FuzzyMatch, right: FuzzyMatch) -> Bool { left.score < right.score }

  /// The best score over all places where the first letter can go; the others take the nearest
  /// place after it.
  private static func best(_ pattern: [Character], in text: [Character]) -> Int? {
    text.indices.compactMap { score(of: pattern, in: text, from: $0) }.max()
  }

  private static func score(
    of pattern: [Character], in text: [Character], from start: Int
  ) -> Int? {
    guard text[start] == pattern[0] else { return nil }
    var score = 0
    var previous = start - 1
    for (index, letter) in pattern.enumerated() {
      guard let place = text[(previous + 1)...].firstIndex(of: letter) else { return nil }
      let isWordStart = place == 0 || !text[place - 1].isLetter
      score += isWordStart ? wordStart : 0
      if index > 0 {
        let gap = place - previous - 1
        score += gap == 0 ? neighbour : -min(gap, 10)
      }
      previous = place
    }
    return score
  }
}
