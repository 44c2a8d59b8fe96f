import Testing
import WhorlThemes

@testable import WhorlStudio

struct StarsTests {
  @Test func `f asks for a star, and takes it away again`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("f"))
    #expect(studio.takeEffects().last == .star("bar", true))
    studio.send(.starsRead(["bar"], nil))
    #expect(studio.screen.contains("bar                 ★ │"))
    #expect(studio.screen.contains("2 own · 1 ★"))
    studio.press(.character("f"))
    #expect(studio.takeEffects().last == .star("bar", false))
  }

  @Test(arguments: [true, false])
  func `only those with a star can be listed, by a key and by the search`(isKey: Bool) {
    var studio = Studio(Fixture.own)
    studio.send(.starsRead(["ring-one"], nil))
    if isKey {
      studio.press(.character("F"))
    } else {
      studio.press(.character("/"))
      studio.type("★")
      studio.press(.init(.enter))
    }
    #expect(studio.state.galleryRows.compactMap(\.id) == ["ring-one"])
    #expect(studio.state.gallery.chosen == "ring-one")
    studio.press(isKey ? .character("F") : .init(.escape))
    #expect(studio.state.galleryRows.compactMap(\.id) == ["bar", "ring-one"])
  }

  @Test func `a star and a change both show, in ASCII too`() {
    var studio = Studio(Fixture.own, ascii: true)
    studio.send(.starsRead(["bar"], nil))
    studio.press(.init(.enter), .character("]"), .init(.right), .init(.escape))
    #expect(studio.screen.contains("bar                 +*|"))
    studio.press(.character("F"))
    #expect(studio.state.galleryRows.compactMap(\.id) == ["bar"])
  }

  @Test func `a star that cannot be written is told, and not shown`() {
    var studio = Studio(Fixture.own)
    let error = FileError.system(path: "/p", action: .write, code: 28)
    studio.send(.starsRead(["bar"], error))
    #expect(studio.status == error.message)
    #expect(studio.state.stars == [])
  }
}
