import Testing
import WhorlCore
import WhorlRaster
import WhorlTestSupport
import WhorlThemes

@testable import WhorlStudio

struct RandomEventsTests {
  private static let presses: [KeyPress] =
    Pane.allCases.flatMap { KeyTable.bindings(in: $0).flatMap(\.presses) }
    + "0123456789#abc-. é中".map { KeyPress.character($0) } + [.character("\u{301}")]

  private static func event(_ generator: inout SeededGenerator, _ studio: Studio) -> Event {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0:
      return .resized(
        columns: Int.random(in: 1...140, using: &generator),
        rows: Int.random(in: 1...50, using: &generator))
    case 1: return .paste("4\n\u{1B}x\u{202E}")
    case 2, 3, 4:
      return .mouse(
        MouseEvent(
          [.press, .press, .wheelUp, .wheelDown].randomElement(using: &generator) ?? .press,
          column: Int.random(in: 0..<studio.state.columns, using: &generator),
          row: Int.random(in: 0..<studio.state.rows, using: &generator)))
    case 5: return .themesRead(Fixture.own, problems: [])
    case 6:
      let texts = [Fixture.bar, "{", "", Fixture.bar.replacing("0.1", with: "0.3")]
      let text = texts.randomElement(using: &generator) ?? ""
      return .filesChanged(
        [Studio.own("bar", text), Studio.own("ring-one", Fixture.ring)], problems: [])
    case 7:
      let unsaved = UnsavedTheme(
        id: "bar", base: Array(Fixture.bar.utf8),
        text: Array(Fixture.bar.replacing("0.1", with: "0.4").utf8))
      return .recoveryFound([FoundRecovery(name: "1", bytes: RecoveryFile([unsaved]).bytes)])
    case _: return .key(presses.randomElement(using: &generator) ?? KeyPress(.enter))
    }
  }

  /// What would come of an effect, well or ill.
  private static func result(of effect: Effect, _ generator: inout SeededGenerator) -> Event? {
    let errors: [FileError?] = [
      nil, nil, nil, .exists(path: "p"), .changedMeanwhile(path: "p"), .notAFile(path: "p"),
    ]
    let error = errors.randomElement(using: &generator) ?? nil
    switch effect {
    case .readThemes: return .themesRead(Fixture.own + Studio.presets(["drp-arc"]), problems: [])
    case .save(let save): return .saved(save, error)
    case .delete(let deletion): return .deleted(deletion, error)
    case .export(let export): return .exported(export, error)
    case .edit(let draft):
      let texts = [Fixture.bar, "{", Fixture.bar.replacing("0.1", with: "0.6")]
      return .edited(draft, .text(Array((texts.randomElement(using: &generator) ?? "").utf8)))
    case .star(let id, let isStarred): return .starsRead(isStarred ? [id] : [], nil)
    case .keepRecovery: return .recoveryKept(error)
    case .readImage(let file):
      return .imageRead(
        file, PixelImage(width: 1, height: 1, bytes: [9, 9, 9, 255]), problem: error?.message)
    case .readStars, .readRecovery, .dropRecovery, .removeRecovery, .setMouse, .redraw, .suspend,
      .quit:
      return nil
    }
  }

  @Test(arguments: 1...4)
  func `whatever is pressed, the screen is whole and the theme is valid`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var studio = Studio(Fixture.own + Studio.presets(["drp-arc", "gq-dots"]))
    for _ in 0..<100 {
      studio.wait(Double.random(in: 0...0.5, using: &generator))
      studio.send(Self.event(&generator, studio))
      for effect in studio.takeEffects() + studio.recovery {
        if let event = Self.result(of: effect, &generator) { studio.send(event) }
      }
      studio.recovery = []
      var frame = studio.state.view()
      _ = studio.state.animate(&frame)
      #expect(frame.cells.count == studio.state.columns * studio.state.rows)
      #expect(frame == studio.state.view())
      #expect(Set(studio.state.library.themes.map(\.id)).count == studio.state.library.themes.count)
      for theme in studio.state.library.themes {
        #expect(theme.current.document != nil || !theme.isDirty)
        #expect([nil, theme.id].contains(theme.current.theme?.id))
      }
    }
  }
}
