import Testing

@testable import WhorlStudio

struct MouseTests {
  @Test func `a click chooses, a second one soon after opens`() {
    var studio = Studio(Fixture.own)
    studio.click(on: "ring-one")
    #expect(studio.state.gallery.chosen == "ring-one")
    studio.wait(0.2)
    studio.click(on: "ring-one")
    #expect(studio.state.editor?.id == "ring-one")
  }

  @Test func `two slow clicks are two clicks`() {
    var studio = Studio(Fixture.own)
    studio.click(on: "ring-one")
    studio.wait(0.5)
    studio.click(on: "ring-one")
    #expect(studio.state.pane == .gallery)
  }

  @Test func `the keys of the bottom line can be clicked`() {
    var studio = Studio(Fixture.own)
    studio.click(on: "? help")
    #expect(studio.state.pane == .commands)
    studio.click(on: "Esc close")
    #expect(studio.state.pane == .gallery)
  }

  @Test func `an answer can be clicked`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("D"))
    studio.click(on: "cancel (c)")
    #expect(studio.state.pane == .gallery)
  }

  @Test func `a click beside a question does nothing`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("D"))
    studio.send(.mouse(MouseEvent(.press, column: 3, row: 3)))
    #expect(studio.state.pane == .question)
    #expect(studio.state.gallery.chosen == "bar")
  }

  @Test func `the wheel moves through the list, and steps the number under it`() {
    var studio = Studio(Fixture.own)
    studio.send(.mouse(MouseEvent(.wheelDown, column: 3, row: 3)))
    #expect(studio.state.gallery.chosen == "ring-one")
    studio.press(.init(.enter))
    studio.click(on: "Line width")
    studio.send(.mouse(MouseEvent(.wheelUp, column: 50, row: 4)))
    #expect(studio.screen.contains("◂ 2.25 pt ▸"))
    studio.send(.mouse(MouseEvent(.wheelUp, column: 50, row: 6)))
    #expect(studio.state.focusedField?.label == "Size")
  }

  @Test func `the mouse can be left to the terminal`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("M"), .character("M"))
    #expect(studio.takeEffects().suffix(2) == [.setMouse(false), .setMouse(true)])
  }
}
