import Testing
import WhorlCore
import WhorlRaster
import WhorlThemes

@testable import WhorlStudio

struct BannerTests {
  private let problem = FileError.system(
    path: "/home/user/.config/whorl/themes", action: .read, code: 13)

  @Test func `a folder that cannot be read is said in a bar that drops in and stays`() {
    var studio = Studio()
    studio.send(.themesRead(Studio.presets(), problems: [problem]))
    for _ in 0..<40 { studio.wait(0.1) }
    #expect(studio.screen.contains("permission denied: try again (F5, or click) /home/user/"))
    #expect(studio.state.banner.presentation.state == .reload)
    #expect(!studio.state.banner.moves)
  }

  @Test func `the chosen theme is above the bar, be it the last one`() throws {
    var studio = Studio()
    studio.send(.themesRead(Studio.presets(), problems: [problem]))
    studio.wait(4)
    studio.press(.init(.end))
    let name = try #require(studio.state.library[studio.state.gallery.chosen]?.name)
    let lines = studio.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let bar = try #require(lines.firstIndex { $0.contains("try again") })
    #expect(lines[..<(bar - 1)].contains { $0.dropFirst(1).prefix(22).contains(name) })
  }

  @Test func `a click anywhere in the bar reads the folders again`() throws {
    var studio = Studio()
    studio.send(.themesRead(Studio.presets(), problems: [problem]))
    studio.wait(4)
    _ = studio.takeEffects()
    let lines = studio.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("try again") })
    studio.send(.mouse(MouseEvent(.press, column: 79, row: row)))
    #expect(studio.takeEffects() == [.readThemes])
    studio.send(.mouse(MouseEvent(.press, column: 0, row: row - 1)))
    #expect(studio.takeEffects() == [.readThemes])
  }

  @Test func `when the folder can be read the bar rolls up and the screen is as before`() {
    var studio = Studio()
    studio.wait(1)
    let before = studio.screen
    studio.send(.themesRead(Studio.presets(), problems: [problem]))
    studio.wait(4)
    studio.send(.themesRead(Studio.presets(), problems: []))
    studio.wait(4)
    studio.press(.init(.escape))
    #expect(studio.state.banner.presentation.state == .idle)
    func chrome(_ screen: String) -> [Substring] {
      screen.split(separator: "\n").filter { $0.contains("rk-ring") || $0.contains("atom") }
        .map { $0.dropFirst(5).prefix(20) }
    }
    #expect(chrome(studio.screen) == chrome(before))
    #expect(!studio.screen.contains("try again"))
  }

  @Test func `where less motion is wanted the bar fades in its place`() {
    var studio = Studio()
    studio.press(.character("m"))
    studio.send(.themesRead(Studio.presets(), problems: [problem]))
    #expect(studio.state.banner.presentation.design.showAnimation == .fade)
  }

  @Test func `a theme's own file that cannot be read is not the bar's matter`() {
    var studio = Studio()
    studio.send(
      .themesRead(
        Studio.presets(),
        problems: [
          .system(path: "/home/user/.config/whorl/themes/x.json", action: .read, code: 13)
        ]))
    studio.wait(4)
    #expect(!studio.state.banner.presentation.isVisible)
  }

  @Test func `pictures below the bar do not show through it`() throws {
    var studio = Studio()
    studio.send(.themesRead(Studio.presets(), problems: [problem]))
    studio.wait(4)
    var frame = studio.state.view()
    let slot = try #require(frame.slots.last)
    #expect(slot.source == .banner)
    studio.wait(0.3)
    let changes = studio.state.animate(&frame)
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.row < slot.row })
  }
}
