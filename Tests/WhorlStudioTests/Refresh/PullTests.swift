import Testing
import WhorlCore

@testable import WhorlStudio

struct PullTests {
  private func lines(_ studio: Studio) -> [Substring] {
    studio.screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The row in which a theme's name stands.
  private func row(of name: String, in studio: Studio) -> Int? {
    lines(studio).firstIndex { $0.contains(name) }
  }

  @Test func `Up at the top of the list pulls it down, and far enough reads the folders again`() {
    var studio = Studio()
    _ = studio.takeEffects()
    let before = row(of: "rk-ring", in: studio)
    for count in 1...3 {
      studio.wait(0.1)
      studio.send(.key(KeyPress(.up)))
      #expect(studio.takeEffects() == (count == 3 ? [.readThemes] : []))
    }
    #expect(row(of: "rk-ring", in: studio) == before.map { $0 + 4 })
    #expect(studio.state.movesLines)
  }

  @Test func `a key that is held to get to the top pulls nothing there`() {
    var studio = Studio()
    studio.send(.key(KeyPress(.end)))
    _ = studio.takeEffects()
    for _ in 0..<80 {
      studio.wait(0.03)
      studio.send(.key(KeyPress(.up)))
    }
    #expect(studio.takeEffects() == [])
    #expect(studio.state.pulledRows == 0)
    studio.wait(0.4)
    studio.send(.key(KeyPress(.up)))
    #expect(studio.state.pulledRows > 0)
  }

  @Test func `keys pull the list no further than a little beyond its threshold`() {
    var studio = Studio()
    for _ in 0..<60 {
      studio.wait(0.03)
      studio.send(.key(.character("K")))
    }
    #expect(studio.state.pulledRows == 7)
    #expect(row(of: "rk-ring", in: studio) != nil)
  }

  @Test func `when the folders are read the list goes back to its place`() {
    var studio = Studio()
    let before = studio.screen
    for _ in 0..<3 {
      studio.wait(0.1)
      studio.send(.key(.character("K")))
    }
    studio.send(.themesRead(Studio.presets(), problems: []))
    studio.wait(1)
    studio.wait(1)
    #expect(!studio.state.movesLines)
    #expect(row(of: "rk-ring", in: studio) == 3)
    #expect(before.contains("rk-ring"))
  }

  @Test func `a list that is let go too soon reads nothing`() {
    var studio = Studio()
    _ = studio.takeEffects()
    studio.send(.key(KeyPress(.up)))
    studio.wait(3)
    studio.wait(3)
    #expect(studio.takeEffects() == [])
    #expect(!studio.state.movesLines)
  }

  @Test func `the wheel pulls at the top only`() {
    var studio = Studio()
    studio.send(.key(KeyPress(.down)))
    studio.send(.mouse(MouseEvent(.wheelUp, column: 3, row: 5)))
    #expect(!studio.state.movesLines)
    studio.send(.mouse(MouseEvent(.wheelUp, column: 3, row: 5)))
    #expect(studio.state.movesLines)
  }

  @Test func `the mouse drags the list down`() {
    var studio = Studio()
    _ = studio.takeEffects()
    studio.send(.mouse(MouseEvent(.press, column: 6, row: 4)))
    studio.send(.mouse(MouseEvent(.drag, column: 6, row: 6)))
    #expect(row(of: "rk-ring", in: studio) == 5)
    studio.send(.mouse(MouseEvent(.drag, column: 6, row: 8)))
    #expect(studio.takeEffects() == [.readThemes])
    studio.send(.mouse(MouseEvent(.release, column: 6, row: 8)))
    studio.send(.themesRead(Studio.presets(), problems: []))
    studio.wait(1)
    studio.wait(1)
    #expect(row(of: "rk-ring", in: studio) == 3)
  }
}
