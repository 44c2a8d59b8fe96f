import Testing
import WhorlCore
import WhorlThemes

@testable import WhorlStudio

struct ThemesTests {
  private static let path = "/home/user/.config/whorl/themes/bar.json"

  @Test func `a copy gets an id of its own and is not saved yet`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("d"))
    #expect(studio.screen.contains("bar-copy"))
    studio.press(.init(.enter))
    let copy = studio.state.library["bar-copy"]
    #expect(copy?.origin == .unsaved)
    #expect(copy?.current.theme?.id == "bar-copy")
    #expect(studio.status == "bar-copy is a copy of bar, not saved yet")
    #expect(studio.state.gallery.chosen == "bar-copy")
  }

  @Test func `an id that is taken or not allowed is not accepted`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("d"), .control("u"))
    studio.type("ring-one")
    studio.press(.init(.enter))
    #expect(studio.screen.contains("! there is a theme ring-one already"))
    studio.press(.control("u"))
    studio.type("Ring")
    studio.press(.init(.enter))
    #expect(
      studio.screen.contains("! an id is 1 to 64 of a-z, 0-9 and -, not beginning"))
    studio.press(.init(.escape))
    #expect(studio.state.library.themes.count == 2)
  }

  @Test
  func `where nothing is found, keys that need a theme do nothing, and a new one starts blank`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("/"))
    studio.type("zzz")
    studio.press(.init(.enter))
    let before = studio.screen
    for key in ["d", "D", "e", "f", "x", "S"] {
      studio.press(.character(Character(key)))
      #expect(studio.screen == before, "\(key)")
    }
    for press in [KeyPress(.down), KeyPress(.enter), .control("s"), .control("e")] {
      studio.press(press)
      #expect(studio.screen == before, "\(press)")
    }
    #expect(studio.takeEffects() == [])
    studio.press(.character("n"))
    #expect(studio.screen.contains("my-ring"))
  }

  @Test(arguments: Spinner.Form.allCases)
  func `a new theme starts from any form`(form: Spinner.Form) {
    var studio = Studio(Fixture.own)
    studio.press(.character("n"))
    for _ in 0...(Spinner.Form.allCases.firstIndex(of: form) ?? 0) { studio.press(.init(.tab)) }
    studio.press(.init(.enter))
    #expect(studio.state.library["my-\(form.rawValue)"]?.current.theme?.spinner.form == form)
    #expect(studio.state.pane == .editor)
  }

  @Test func `undo takes a new theme away again, redo brings it back`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("d"), .init(.enter), .character("u"))
    #expect(studio.state.library["bar-copy"] == nil)
    #expect(studio.status == "undid duplicate bar")
    studio.press(.character("U"))
    #expect(studio.state.library["bar-copy"]?.isDirty == true)
  }

  @Test func `deleting asks, and undo restores the file`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("D"))
    #expect(studio.screen.contains("Delete bar?"))
    _ = studio.takeEffects()
    studio.press(.character("d"))
    let deletion = Deletion(id: "bar", path: Self.path)
    #expect(studio.takeEffects() == [.delete(deletion)])
    studio.send(.deleted(deletion, nil))
    #expect(studio.state.library["bar"] == nil)
    #expect(studio.state.gallery.chosen == "ring-one")
    #expect(studio.takeEffects() == [.readThemes])
    studio.press(.character("u"))
    #expect(studio.status == "undid delete bar")
    let save = Save(
      id: "bar", bytes: Array(Fixture.bar.utf8), path: Self.path, expectation: .nothing,
      isUndo: true)
    #expect(studio.takeEffects() == [.save(save)])
    studio.send(.saved(save, nil))
    #expect(studio.state.library["bar"]?.isDirty == false)
    #expect(studio.status == "undid delete bar")
  }

  @Test func `a theme that cannot be brought back to disk is kept as not saved`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("D"), .character("d"))
    studio.send(.deleted(Deletion(id: "bar", path: Self.path), nil))
    studio.press(.character("u"))
    guard case .save(let save) = studio.takeEffects().last else { return }
    studio.send(.saved(save, .exists(path: Self.path)))
    studio.press(.init(.escape))
    #expect(studio.state.library["bar"]?.isDirty == true)
  }

  @Test func `a built-in theme is not deleted`() {
    var studio = Studio(Studio.presets(["gq-dots"]))
    studio.press(.character("D"))
    #expect(studio.state.pane == .gallery)
    #expect(studio.status == "gq-dots is not one of your own themes, so it stays")
  }

  @Test func `save as makes a theme of one's own under another id`() {
    var studio = Studio(Studio.presets(["gq-dots"]))
    studio.press(.character("S"), .control("u"))
    studio.type("mine")
    _ = studio.takeEffects()
    studio.press(.init(.enter))
    guard case .save(let save) = studio.takeEffects().last else { return }
    #expect(save.path == "/home/user/.config/whorl/themes/mine.json")
    #expect(save.expectation == .nothing)
    studio.send(.saved(save, nil))
    #expect(studio.state.library["mine"]?.isDirty == false)
    #expect(studio.state.library["gq-dots"]?.isDirty == false)
  }

  @Test func `an export has every property and asks before it overwrites`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("x"), .init(.enter))
    guard case .export(var export) = studio.takeEffects().last else { return }
    #expect(export.path == "/home/user/bar.json")
    #expect(export.expectation == .nothing)
    #expect(String(decoding: export.bytes, as: UTF8.self).contains("\"speed\": 1"))
    studio.send(.exported(export, .exists(path: export.path)))
    _ = studio.takeEffects()
    studio.press(.character("o"))
    export.expectation = .anything
    #expect(studio.takeEffects() == [.export(export)])
    studio.send(.exported(export, nil))
    #expect(studio.status == "wrote \(export.bytes.count) bytes to /home/user/bar.json")
  }

  @Test func `a theme is opened by its id as soon as the folders are read`() {
    let studio = Studio(Fixture.own, opening: .theme("ring-one"))
    #expect(studio.state.editor?.id == "ring-one")
    let missing = Studio(Fixture.own, opening: .theme("none"))
    #expect(missing.state.pane == .gallery)
    #expect(missing.status == "there is no theme none")
  }

  @Test func `a theme that was opened by its path is saved there`() {
    let file = FoundTheme(
      id: "dir/it.json", origin: .file(path: "dir/it.json"), bytes: Array(Fixture.ring.utf8))
    var studio = Studio([file] + Fixture.own, opening: .theme("dir/it.json"))
    studio.press(.init(.down), .init(.right), .control("s"))
    guard case .save(let save) = studio.takeEffects().last else { return }
    #expect(save.path == "dir/it.json")
    #expect(save.expectation == .bytes(Array(Fixture.ring.utf8)))
  }
}
