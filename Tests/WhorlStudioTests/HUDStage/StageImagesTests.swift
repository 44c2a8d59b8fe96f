import Testing
import WhorlCore
import WhorlRaster
import WhorlThemes

@testable import WhorlStudio

struct StageImagesTests {
  private static let file = ImageFile(path: "logo.png", themePath: "/home/me/themes/mine.json")
  private static let red = Color(red: 255, green: 0, blue: 0)

  /// A studio with a theme of the user's own that names a picture, on its stage.
  private func stage() -> Studio {
    let text = """
      {"format": "whorl-theme", "version": 1, "id": "mine",
       "spinner": {"form": "ring", "size": 60, "colorSequence": ["#0000FF"]},
       "hud": {"layout": "bezel", "image": {"path": "logo.png", "width": 48, "height": 48}}}
      """
    var studio = Studio([
      FoundTheme(
        id: "mine", origin: .own(path: Self.file.themePath), bytes: Array(text.utf8))
    ])
    studio.press(.character("H"))
    return studio
  }

  private func redCells(_ studio: Studio) -> Int {
    let frame = studio.state.view()
    var count = 0
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        guard case .picture(let cell) = frame[row: row, column: column] else { continue }
        if cell.foreground == Self.red || cell.background == Self.red { count += 1 }
      }
    }
    return count
  }

  @Test func `a picture that the theme names is read once, and stands in the middle`() {
    var studio = stage()
    #expect(studio.takeEffects().filter { $0 == .readImage(Self.file) }.count == 1)
    studio.press(.character("s"))
    studio.wait(1)
    #expect(studio.takeEffects().allSatisfy { $0 != .readImage(Self.file) })
    #expect(redCells(studio) == 0)
    let pixels = Array(repeating: [255, 0, 0, 255] as [UInt8], count: 16).flatMap(\.self)
    studio.send(
      .imageRead(Self.file, PixelImage(width: 4, height: 4, bytes: pixels), problem: nil))
    studio.wait(0.1)
    #expect(redCells(studio) >= 9)
  }

  @Test func `a picture that cannot be read is told, and asked for anew the next time`() {
    var studio = stage()
    _ = studio.takeEffects()
    studio.send(.imageRead(Self.file, nil, problem: "logo.png: there is no such file"))
    #expect(studio.status == "logo.png: there is no such file")
    studio.press(KeyPress(.escape), .character("H"))
    #expect(studio.takeEffects().contains(.readImage(Self.file)))
  }

  @Test func `a theme that names no picture has none read`() {
    var studio = Studio(Studio.presets(["rk-ring"]))
    studio.press(.character("H"))
    let isAsked = studio.takeEffects().contains { if case .readImage = $0 { true } else { false } }
    #expect(!isAsked)
  }
}
