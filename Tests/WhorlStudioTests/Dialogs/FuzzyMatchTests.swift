import Testing

@testable import WhorlStudio

struct FuzzyMatchTests {
  @Test(arguments: [
    ("", "undo"), ("undo", "undo"), ("sv", "save"), ("SAVE", "save"), ("other save", "save other"),
    ("cs", "Ctrl+S"), ("é", "É"),
  ])
  func `letters fit in their order, parts in any`(pattern: String, text: String) {
    #expect(FuzzyMatch(pattern, in: text) != nil)
  }

  @Test(arguments: [("vs", "save"), ("undoo", "undo"), ("save x", "save"), ("a", "")])
  func `what is not all there does not fit`(pattern: String, text: String) {
    #expect(FuzzyMatch(pattern, in: text) == nil)
  }

  @Test(arguments: [
    ("re", "redo", "a theme here"), ("sv", "save as", "the last version"),
    ("page", "a page down", "pause, and go on earlier"),
  ])
  func `starts of words and neighbours fit better`(pattern: String, good: String, bad: String) {
    let better = FuzzyMatch(pattern, in: good)
    let worse = FuzzyMatch(pattern, in: bad)
    #expect(better.map { $0.score } ?? 0 > worse.map { $0.score } ?? 0)
  }
}
