import Testing
import WhorlCore
import WhorlThemes

@testable import WhorlStudio

struct LoopTests {
  private static let endless = """
    { "format": "whorl-theme", "version": 1, "id": "ring-one",
      "spinner": { "form": "ring", "colorSequence": ["#FF0000"], "rotationCycleDuration": 1.5 } }
    """

  private static func studio(_ text: String) -> Studio {
    var studio = Studio([Studio.own("ring-one", text)])
    studio.press(.init(.enter))
    return studio
  }

  @Test func `L makes the motion repeat itself, and u takes that back`() throws {
    var studio = Self.studio(Self.endless)
    studio.press(.character("L"))
    #expect(studio.screen.contains("loops every 10.5 s now; speeds change by -0.19 % at most"))
    let theme = try #require(studio.state.library["ring-one"]?.current.document?.theme)
    #expect(Animation(theme, on: .dark).loop?.length == Time(seconds: 10.5))
    studio.press(.character("u"))
    #expect(
      studio.state.library["ring-one"]?.current.bytes == Array(Self.endless.utf8))
  }

  @Test func `what repeats itself is left alone`() {
    let text = Self.endless.replacing(
      "\"rotationCycleDuration\": 1.5", with: "\"drawCycleDuration\": 0")
    var studio = Self.studio(text)
    studio.press(.character("L"))
    #expect(studio.screen.contains("the motion repeats itself every 1.5 s already"))
    #expect(studio.state.history.done == [])
  }
}
