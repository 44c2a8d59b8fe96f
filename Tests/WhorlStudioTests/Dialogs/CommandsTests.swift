import Testing
import WhorlThemes

@testable import WhorlStudio

struct CommandsTests {
  /// The actions of the list that is open.
  private static func actions(_ studio: Studio) -> [Action] {
    guard case .commands(let list) = studio.state.popups.last else { return [] }
    return studio.state.commands(of: list).map(\.action)
  }

  @Test(arguments: [KeyPress.character(":"), .control("p")])
  func `the palette opens in the gallery and in the editor, and esc closes it`(press: KeyPress) {
    var studio = Studio(Fixture.own)
    studio.press(.character(" "))
    let before = studio.screen
    studio.press(press)
    #expect(studio.screen.contains("┌ Palette: gallery ─"))
    studio.press(.init(.escape))
    #expect(studio.screen == before)
    studio.press(.init(.enter), press)
    #expect(studio.screen.contains("┌ Palette: editor ─"))
  }

  @Test func `what would do nothing is not in the palette`() {
    var studio = Studio(Studio.presets(["gq-dots"]))
    studio.press(.character(":"))
    let before = Self.actions(studio)
    #expect(Set([.delete, .undo, .redo, .save, .normalSpeed, .back]).isDisjoint(with: before))
    studio.press(.init(.escape), .init(.enter), .init(.down), .init(.right), .character(":"))
    #expect(Set([.undo, .save, .savedValue]).isSubset(of: Self.actions(studio)))
    studio.press(.init(.escape), .character("u"), .character(":"))
    #expect(Self.actions(studio).contains(.redo))
    #expect(!Self.actions(studio).contains(.undo))
  }

  @Test(arguments: [Pane.gallery, .editor])
  func `every key of a pane is in its list of keys, in the order of the table`(pane: Pane) {
    var studio = Studio(Fixture.own)
    if pane == .editor { studio.press(.init(.enter)) }
    studio.press(.character("?"))
    #expect(Self.actions(studio) == KeyTable.bindings(in: pane).map(\.action))
  }

  @Test(arguments: [KeyPress.character(":"), .character("?")])
  func `typing finds, and enter does it`(press: KeyPress) {
    var studio = Studio(Fixture.own)
    studio.press(press)
    studio.type("dupl")
    #expect(Self.actions(studio).first == .duplicate)
    studio.press(.init(.enter))
    #expect(studio.screen.contains("┌ Duplicate bar ─"))
  }

  @Test func `a key is found by its name`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("?"))
    studio.type("ctrl+s")
    #expect(Self.actions(studio).first == .save)
  }

  @Test func `where nothing is found, enter does nothing`() {
    var studio = Studio(Fixture.own)
    studio.press(.character(":"))
    studio.type("qqq")
    #expect(studio.screen.contains("nothing found"))
    studio.press(.init(.enter))
    #expect(studio.state.pane == .commands)
    studio.press(.control("u"))
    #expect(!Self.actions(studio).isEmpty)
  }

  @Test func `arrows go through the list, and another search begins at its top`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("?"), .init(.end))
    #expect(studio.screen.contains("q Ctrl+C"))
    studio.press(.init(.enter))
    #expect(studio.takeEffects().last == .quit)
    studio.press(.character("?"), .init(.down))
    studio.type("next theme")
    studio.press(.init(.enter))
    #expect(studio.state.gallery.chosen == "ring-one")
  }

  @Test func `a click runs`() {
    var studio = Studio(Fixture.own)
    studio.click(on: ": palette")
    studio.type("background")
    studio.click(on: "background of")
    #expect(studio.status == "background: black")
    #expect(studio.state.pane == .gallery)
  }

  @Test func `the palette of a field that is typed into acts on its text`() {
    var studio = Studio(Fixture.own)
    studio.press(.init(.down), .init(.enter), .init(.down))
    studio.type("31")
    studio.press(.control("p"))
    studio.type("delete to the left")
    studio.press(.init(.enter))
    #expect(studio.state.editor?.entry?.line.text == "3")
  }

  @Test func `text that is pasted narrows the list down`() {
    var studio = Studio(Fixture.own)
    studio.press(.character(":"))
    studio.send(.paste("export"))
    #expect(Self.actions(studio).first == .export)
  }
}
