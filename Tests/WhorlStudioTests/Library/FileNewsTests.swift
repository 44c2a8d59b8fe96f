import Testing
import WhorlThemes

@testable import WhorlStudio

/// What becomes of the studio when somebody else changes the themes' files.
struct FileNewsTests {
  private static let faster = Fixture.bar.replacing("0.1", with: "0.2")
  private static let broken = Fixture.bar.replacing("0.1", with: "-3")
  private static let ring = Studio.own("ring-one", Fixture.ring)

  private static func files(_ bar: String) -> Event {
    .filesChanged([Studio.own("bar", bar), ring], problems: [])
  }

  /// The form over the bar, with a change that is not saved.
  private static func dirty() -> Studio {
    var studio = Studio(Fixture.own, opening: .theme("bar"))
    studio.press(.character("]"), .init(.right))
    return studio
  }

  private static func interval(_ studio: Studio) -> String? {
    guard
      let value = studio.state.library["bar"]?.current.theme?
        .value(at: PropertyPath(["spinner", "interval"])), case .number(let number) = value
    else { return nil }
    return "\(number)"
  }

  @Test func `a change of a theme without changes is taken, in the list and in the form`() {
    var gallery = Studio(Fixture.own)
    gallery.send(Self.files(Self.faster))
    #expect(gallery.state.library["bar"]?.isDirty == false)
    #expect(gallery.status == "bar was changed on disk: reloaded")
    #expect(Self.interval(gallery) == "0.2")

    var editor = Studio(Fixture.own, opening: .theme("bar"))
    editor.send(Self.files(Self.faster))
    #expect(editor.screen.contains("0.2 s"))
    editor.press(.character("u"))
    #expect(editor.status == "undid change on disk")
    #expect(Self.interval(editor) == "0.1")
    #expect(editor.state.library["bar"]?.isDirty == true)
  }

  @Test func `a look that finds nothing new changes nothing`() {
    var studio = Self.dirty()
    let before = studio.screen
    studio.send(Self.files(Fixture.bar))
    #expect(studio.screen == before)
  }

  @Test func `a broken file is told with its place, and the last good version stays`() {
    var studio = Studio(Fixture.own)
    studio.send(Self.files(Self.broken))
    #expect(
      studio.status
        == "bar stays as it was: line 10, column 17, /spinner/interval: interval is -3; give a "
        + "number from 0.016 to 10 s")
    #expect(Self.interval(studio) == "0.1")
    #expect(studio.screen.contains("bar                  !"))
    studio.press(.init(.down), .init(.up))
    #expect(studio.screen.contains("! line 10, column 17, /spinner/interval: interval is -3"))
    studio.send(Self.files(Self.faster))
    #expect(studio.state.library["bar"]?.problem == nil)
    #expect(Self.interval(studio) == "0.2")
  }

  @Test func `a file that is as it was again is no longer complained about`() {
    var studio = Studio(Fixture.own)
    studio.send(Self.files(Self.broken))
    studio.send(Self.files(Fixture.bar))
    #expect(studio.state.library["bar"]?.problem == nil)
    #expect(studio.status == "the file of bar is in order again")
  }

  @Test(arguments: ["", "{", "{\n  \"format\": \"whorl-theme\",\n"])
  func `a file that is half written changes nothing, and defaults are never shown`(text: String) {
    var studio = Self.dirty()
    let current = studio.state.library["bar"]?.current
    studio.send(Self.files(text))
    #expect(studio.state.library["bar"]?.current == current)
    #expect(studio.state.pane == .editor)
    studio.send(Self.files(Fixture.bar))
    #expect(studio.state.library["bar"]?.current == current)
    #expect(studio.state.library["bar"]?.problem == nil)
    #expect(studio.state.pane == .editor)
  }

  @Test func `a save after the file broke expects what was there before`() {
    var studio = Self.dirty()
    studio.send(Self.files(Self.broken))
    studio.press(.control("s"))
    guard case .save(let save) = studio.takeEffects().last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(save.expectation == .bytes(Array(Fixture.bar.utf8)))
  }

  @Test func `with changes the form asks, and takes the other version`() {
    var studio = Self.dirty()
    let mine = studio.state.library["bar"]?.current
    studio.send(Self.files(Self.faster))
    #expect(studio.screen.contains("bar has changed on disk, and has changes here"))
    studio.press(.character("t"))
    #expect(Self.interval(studio) == "0.2")
    #expect(studio.state.library["bar"]?.isDirty == false)
    studio.press(.character("u"))
    #expect(studio.state.library["bar"]?.current == mine)
  }

  @Test func `one's own version can be kept, and is not saved over the other unasked`() {
    var studio = Self.dirty()
    studio.send(Self.files(Self.faster))
    studio.press(.character("k"))
    #expect(Self.interval(studio) == "0.11")
    studio.send(Self.files(Self.faster))
    #expect(studio.state.pane == .editor)
    studio.press(.control("s"))
    guard case .save(let save) = studio.takeEffects().last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(save.expectation == .bytes(Array(Fixture.bar.utf8)))
    studio.send(.saved(save, .changedMeanwhile(path: save.path)))
    #expect(
      studio.screen.contains(" overwrite (o)  reload (r)  save as (a)  cancel (c) "))
    studio.press(.character("r"))
    #expect(Self.interval(studio) == "0.2")
  }

  @Test func `what follows a broken file is asked about, even after a save was refused`() {
    var studio = Self.dirty()
    studio.send(Self.files(""))
    studio.press(.control("s"))
    guard case .save(let save) = studio.takeEffects().last else {
      Issue.record("nothing is saved")
      return
    }
    studio.send(.saved(save, .changedMeanwhile(path: save.path)))
    studio.press(.character("c"))
    studio.send(Self.files(Self.faster))
    #expect(studio.screen.contains("bar has changed on disk, and has changes here"))
  }

  @Test func `one's own version can be saved under another id`() {
    var studio = Self.dirty()
    studio.send(Self.files(Self.faster))
    studio.press(.character("a"), .init(.enter))
    #expect(Self.interval(studio) == "0.2")
    #expect(studio.state.library["bar"]?.isDirty == false)
    #expect(studio.state.editor?.id == "bar-copy")
    guard case .save(let save) = studio.takeEffects().last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(save.path.hasSuffix("/bar-copy.json"))
    #expect(String(decoding: save.bytes, as: UTF8.self).contains("0.11"))
  }

  @Test func `nothing is asked while a value is typed`() {
    var studio = Studio(Fixture.own, opening: .theme("bar"))
    studio.press(.character("]"))
    studio.type("0.3")
    studio.send(Self.files(Self.faster))
    #expect(studio.state.pane == .line)
    studio.press(.init(.escape))
    #expect(Self.interval(studio) == "0.2")
    #expect(studio.state.library["bar"]?.isDirty == false)

    studio.type("0.3")
    studio.send(Self.files(Fixture.bar))
    studio.press(.init(.enter))
    #expect(studio.state.pane == .question)
    studio.press(.character("k"))
    #expect(Self.interval(studio) == "0.3")
  }

  @Test func `a theme that is not open asks when it is opened`() {
    var studio = Self.dirty()
    studio.press(.init(.escape))
    studio.send(Self.files(Self.faster))
    #expect(studio.state.pane == .gallery)
    #expect(studio.status == "bar was changed on disk; it has changes here too")
    studio.press(.init(.enter))
    #expect(studio.state.pane == .question)
  }

  @Test func `new files show up, and deleted ones go`() {
    var studio = Studio(Fixture.own)
    studio.send(
      .filesChanged(Fixture.own + [Studio.own("wave", Fixture.wave)], problems: []))
    #expect(studio.status == "wave is new")
    #expect(studio.screen.contains("    wave"))
    studio.send(.filesChanged([Self.ring], problems: []))
    #expect(studio.status == "bar and 1 more: is gone: its file was deleted")
    #expect(studio.state.library.themes.map(\.id) == ["ring-one"])
    #expect(studio.state.gallery.chosen == "ring-one")
  }

  @Test func `the theme that is open stays when its file goes`() {
    var studio = Studio(Fixture.own, opening: .theme("bar"))
    studio.send(.filesChanged([Self.ring], problems: []))
    #expect(studio.status == "the file of bar is gone; Ctrl+S writes it again")
    studio.press(.control("s"))
    #expect(
      studio.takeEffects() == [
        .save(
          Save(
            id: "bar", bytes: Array(Fixture.bar.utf8),
            path: "/home/user/.config/whorl/themes/bar.json", expectation: .nothing))
      ])
  }

  @Test func `an own theme that goes leaves the built-in one, unless it is open`() {
    let preset = Studio.presets(["ascii-line"])
    let own = Studio.own("ascii-line", Fixture.bar.replacing("\"bar\"", with: "\"ascii-line\""))
    var studio = Studio([own])
    studio.send(.filesChanged(preset, problems: []))
    #expect(studio.state.library["ascii-line"]?.origin == .builtIn)
    var editor = Studio([own], opening: .theme("ascii-line"))
    editor.send(.filesChanged(preset, problems: []))
    #expect(editor.state.library["ascii-line"]?.origin == .unsaved)
    #expect(editor.state.library["ascii-line"]?.current.bytes == own.bytes)
  }

  @Test func `a file that cannot be read any more leaves the theme as it was, and is told once`() {
    var studio = Studio(Fixture.own)
    let path = "/home/user/.config/whorl/themes/bar.json"
    let error = FileError.system(path: path, action: .read, code: 13)
    studio.send(.filesChanged([Self.ring], problems: [error]))
    #expect(studio.status == "bar stays as it was: \(error.message)")
    #expect(Self.interval(studio) == "0.1")
    studio.press(.init(.down))
    studio.send(.filesChanged([Self.ring], problems: [error]))
    #expect(studio.status == nil)
  }

  @Test func `what somebody else has saved just the same is no conflict`() {
    var studio = Self.dirty()
    let text = String(decoding: studio.state.library["bar"]?.current.bytes ?? [], as: UTF8.self)
    studio.send(Self.files(text))
    #expect(studio.state.pane == .editor)
    #expect(studio.state.library["bar"]?.isDirty == false)
  }
}
