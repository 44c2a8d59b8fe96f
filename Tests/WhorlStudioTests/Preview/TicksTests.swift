import Testing
import WhorlCore
import WhorlRaster
import WhorlThemes

@testable import WhorlStudio

struct TicksTests {
  @Test func `pictures tick at the chosen theme's rate`() {
    let studio = Studio(Fixture.own)
    #expect(studio.state.tickInterval == Time(seconds: 0.05))
  }

  @Test func `nothing ticks while paused, or where nothing can be seen`() {
    var studio = Studio(Fixture.own)
    studio.press(.character(" "))
    #expect(studio.state.tickInterval == nil)
    studio.press(.character(" "))
    studio.send(.resized(columns: 59, rows: 24))
    #expect(studio.state.tickInterval == nil)
    #expect(studio.screen == "terminal too small (60×20)")
    #expect(Studio([]).state.tickInterval == nil)
  }

  @Test func `with reduced motion only the chosen theme moves, and slowly`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("m"))
    let still = studio.state.picture(of: "ring-one", columns: 4, rows: 2)
    let now = studio.state.picture(of: "bar", columns: 1, rows: 1)
    studio.wait(0.1)
    #expect(studio.state.picture(of: "bar", columns: 1, rows: 1) == now)
    studio.wait(0.2)
    #expect(studio.state.picture(of: "bar", columns: 1, rows: 1) != now)
    #expect(studio.state.picture(of: "ring-one", columns: 4, rows: 2) == still)
  }

  @Test func `a tick changes the pictures only`() {
    var studio = Studio(Fixture.own)
    var frame = studio.state.view()
    studio.wait(0.1)
    _ = studio.state.animate(&frame)
    #expect(frame == studio.state.view())
  }

  @Test func `the background goes round, and is painted behind pictures`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("b"), .character("b"))
    #expect(studio.status == "background: white")
    let cells = studio.state.picture(of: "bar", columns: 2, rows: 1).cells
    #expect(cells.map(\.background) == [.white, .white])
    studio.press(.character("b"))
    #expect(studio.state.picture(of: "bar", columns: 2, rows: 1).cells[1] == .blank)
  }
}
