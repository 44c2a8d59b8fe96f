import Testing
import WhorlCore

@testable import WhorlStudio

struct SearchTests {
  private static let theme = {
    var theme = Theme(id: "drp-arc", spinner: .ring(Ring()))
    theme.title = "Chasing Arc"
    theme.tags = ["ancestor", "two-tone"]
    return theme
  }()

  @Test(arguments: [
    "", "drp", "ARC", "chasing", "arc chas", "tone", "#anc", "form:ring", "form:r #two arc",
  ])
  func `a search finds by id, title, tags and form`(text: String) {
    #expect(Search(text).finds(id: "drp-arc", theme: Self.theme))
  }

  @Test(arguments: ["gq", "arc gq", "#tone", "#chasing", "form:dots"])
  func `all words must fit`(text: String) {
    #expect(!Search(text).finds(id: "drp-arc", theme: Self.theme))
  }

  @Test func `a theme that cannot be read is found by its id`() {
    #expect(Search("brok").finds(id: "broken", theme: nil))
    #expect(!Search("#brok").finds(id: "broken", theme: nil))
    #expect(!Search("form:ring").finds(id: "broken", theme: nil))
  }
}
