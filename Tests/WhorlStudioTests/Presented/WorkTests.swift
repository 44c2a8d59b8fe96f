import Testing
import WhorlCore
import WhorlThemes

@testable import WhorlStudio

struct WorkTests {
  /// A studio that reads the folders again.
  private func reading() -> Studio {
    var studio = Studio()
    studio.wait(5)
    studio.send(.key(KeyPress(.function(5))))
    return studio
  }

  @Test func `folders that are read in no time show no veil`() {
    var studio = reading()
    studio.wait(0.1)
    studio.send(.themesRead(Studio.presets(), problems: []))
    for _ in 0..<10 {
      studio.wait(0.1)
      #expect(!studio.state.layers.hasVeil)
    }
  }

  @Test
  func `folders that take their time blur the screen, and it is as before when they are read`() {
    var studio = reading()
    let before = studio.screen
    studio.wait(0.3)
    #expect(studio.state.layers.hasVeil)
    #expect(studio.screen.contains("Reading the theme folders…"))
    #expect(!studio.screen.contains("Themes"))
    studio.send(.themesRead(Studio.presets(), problems: []))
    studio.wait(1)
    #expect(!studio.state.layers.hasVeil)
    #expect(studio.screen.contains("Themes"))
    #expect(before.contains("Themes"))
  }

  @Test func `under the veil keys, clicks and pastes do nothing, but one may quit`() {
    var studio = reading()
    studio.wait(0.3)
    let chosen = studio.state.gallery.chosen
    _ = studio.takeEffects()
    studio.send(.key(KeyPress(.down)), .key(.character("D")), .paste("x"))
    studio.send(.mouse(MouseEvent(.press, column: 6, row: 8)))
    #expect(studio.state.gallery.chosen == chosen)
    #expect(studio.state.popups.isEmpty)
    #expect(studio.takeEffects() == [])
    studio.send(.key(.control("c")))
    #expect(studio.takeEffects().contains(.quit))
  }

  @Test func `a list that was pulled shows by itself that the folders are read`() {
    var studio = Studio()
    for _ in 0..<3 {
      studio.wait(0.1)
      studio.send(.key(.character("K")))
    }
    for _ in 0..<10 { studio.wait(0.2) }
    #expect(!studio.state.layers.hasVeil)
  }
}
