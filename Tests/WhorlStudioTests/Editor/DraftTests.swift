import Testing
import WhorlThemes

@testable import WhorlStudio

/// A theme's text in the user's own editor.
struct DraftTests {
  private static let bar = Array(Fixture.bar.utf8)
  private static let faster = Array(Fixture.bar.replacing("0.1", with: "0.2").utf8)

  /// The draft that Ctrl+E gives to the editor.
  private static func draft(_ studio: inout Studio) -> Draft? {
    studio.press(.control("e"))
    guard case .edit(let draft) = studio.takeEffects().last else { return nil }
    return draft
  }

  @Test func `the editor gets the text as it is, changes included`() throws {
    var studio = Studio(Fixture.own, opening: .theme("bar"))
    studio.press(.character("]"), .init(.right))
    let draft = try #require(Self.draft(&studio))
    #expect(draft == Draft(id: "bar", name: "bar.json", bytes: draft.bytes))
    #expect(String(decoding: draft.bytes, as: UTF8.self).contains("0.11"))
  }

  @Test func `what comes back is a change that can be undone`() throws {
    var studio = Studio(Fixture.own, opening: .theme("bar"))
    let draft = try #require(Self.draft(&studio))
    studio.send(.edited(draft, .text(Self.faster)))
    #expect(studio.status == "bar was edited, not saved yet")
    #expect(studio.screen.contains("0.2 s"))
    #expect(studio.state.library["bar"]?.isDirty == true)
    studio.press(.character("u"))
    #expect(studio.status == "undid edit of the text")
    #expect(studio.state.library["bar"]?.current.bytes == Self.bar)
  }

  @Test func `a text that is no theme is told with its place, and can be edited again`() throws {
    var studio = Studio(Fixture.own, opening: .theme("bar"))
    let draft = try #require(Self.draft(&studio))
    studio.send(.edited(draft, .text(Array("{".utf8))))
    #expect(studio.screen.contains("line 1, column 2"))
    #expect(studio.state.library["bar"]?.current.bytes == Self.bar)
    studio.press(.character("e"))
    #expect(
      studio.takeEffects() == [.edit(Draft(id: "bar", name: "bar.json", bytes: Array("{".utf8)))])
  }

  @Test func `the id stays`() throws {
    var studio = Studio(Fixture.own)
    let draft = try #require(Self.draft(&studio))
    studio.send(.edited(draft, .text(Array(Fixture.wave.utf8))))
    #expect(studio.screen.contains("The id became wave; it stays bar here"))
    studio.press(.character("d"))
    #expect(studio.state.library["bar"]?.current.bytes == Self.bar)
  }

  @Test func `a broken file can be mended`() throws {
    var studio = Studio([Studio.own("bar", "{")])
    let draft = try #require(Self.draft(&studio))
    studio.send(.edited(draft, .text(Self.bar)))
    #expect(studio.state.library["bar"]?.problem == nil)
    studio.press(.control("s"))
    guard case .save(let save) = studio.takeEffects().last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(save.expectation == .bytes(Array("{".utf8)))
  }

  @Test func `an editor that fails, or changes nothing, is one line`() throws {
    var studio = Studio(Fixture.own)
    let draft = try #require(Self.draft(&studio))
    studio.send(.edited(draft, .failed("vi ended with status 127")))
    #expect(studio.status == "vi ended with status 127")
    studio.send(.edited(draft, .text(Self.bar)))
    #expect(studio.status == "bar is as it was")
    #expect(studio.state.history.done == [])
  }
}
