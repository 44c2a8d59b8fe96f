import Testing
import WhorlThemes

@testable import WhorlStudio

struct SavingTests {
  private static let folder = "/home/user/.config/whorl/themes"

  /// A built-in theme with a change.
  private static func studio() -> Studio {
    var studio = Studio(Studio.presets(["drp-arc", "gq-dots"]))
    studio.press(.init(.enter), .init(.down))
    studio.type("3")
    studio.press(.init(.enter))
    return studio
  }

  @Test func `a built-in theme is saved as one's own under the same id`() throws {
    var studio = Self.studio()
    studio.press(.control("s"))
    let bytes = try #require(studio.state.library["drp-arc"]?.current.bytes)
    let save = Save(
      id: "drp-arc", bytes: bytes, path: Self.folder + "/drp-arc.json", expectation: .nothing)
    #expect(studio.takeEffects() == [.save(save)])
    studio.send(.saved(save, nil))
    #expect(studio.status == "saved \(Self.folder)/drp-arc.json")
    #expect(studio.state.library["drp-arc"]?.origin == .own(path: save.path))
    #expect(studio.state.library["drp-arc"]?.isDirty == false)
  }

  @Test func `only the changed value differs from the built-in file`() throws {
    let studio = Self.studio()
    let preset = try #require(Preset(id: "drp-arc"))
    let before = String(decoding: preset.bytes, as: UTF8.self).split(separator: "\n")
    let bytes = try #require(studio.state.library["drp-arc"]?.current.bytes)
    let after = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let differences = zip(before, after).filter { $0 != $1 }
    #expect(before.count == after.count)
    #expect(differences.map(\.0) == ["    \"lineWidth\": 2,"])
    #expect(differences.map(\.1) == ["    \"lineWidth\": 3,"])
  }

  @Test func `saving while a value is typed takes the value`() throws {
    var studio = Studio(Fixture.own)
    studio.press(.init(.down), .init(.enter), .init(.down))
    studio.type("3")
    studio.press(.control("s"))
    let bytes = try #require(studio.state.library["ring-one"]?.current.bytes)
    #expect(
      studio.takeEffects() == [
        .save(
          Save(
            id: "ring-one", bytes: bytes, path: Self.folder + "/ring-one.json",
            expectation: .bytes(Array(Fixture.ring.utf8))))
      ])
    #expect(studio.state.pane == .editor)
  }

  @Test func `saving while an invalid value is typed saves nothing`() {
    var studio = Studio(Fixture.own)
    studio.press(.init(.down), .init(.enter), .init(.down))
    studio.type("999")
    studio.press(.control("s"))
    #expect(studio.takeEffects() == [])
    #expect(studio.state.editor?.refused.count == 1)
  }

  @Test func `a file that has changed is not overwritten without asking`() {
    var studio = Self.studio()
    studio.press(.control("s"))
    guard case .save(var save) = studio.takeEffects().last else { return }
    studio.send(.saved(save, .exists(path: save.path)))
    #expect(studio.screen.contains("drp-arc.json exists"))
    #expect(studio.screen.contains(" overwrite (o)    save as (a)    cancel (c) "))
    studio.press(.init(.escape))
    #expect(studio.takeEffects() == [])
    #expect(studio.state.library["drp-arc"]?.isDirty == true)
    studio.press(.control("s"))
    studio.send(.saved(save, .changedMeanwhile(path: save.path)))
    _ = studio.takeEffects()
    studio.press(.character("o"))
    save.expectation = .anything
    #expect(studio.takeEffects() == [.save(save)])
  }

  @Test func `reloading forgets the changes, which can be brought back`() {
    var studio = Self.studio()
    let changed = studio.state.library["drp-arc"]?.current
    studio.press(.control("s"))
    guard case .save(let save) = studio.takeEffects().last else { return }
    studio.send(.saved(save, .changedMeanwhile(path: save.path)))
    #expect(studio.takeEffects() == [.readThemes])
    studio.press(.character("r"))
    #expect(studio.takeEffects() == [.readThemes])
    #expect(studio.state.library["drp-arc"]?.isDirty == false)
    studio.press(.character("u"))
    #expect(studio.state.library["drp-arc"]?.current == changed)
  }

  @Test func `a failed save is one line, and nothing is lost`() {
    var studio = Self.studio()
    studio.press(.control("s"))
    guard case .save(let save) = studio.takeEffects().last else { return }
    studio.send(.saved(save, .notAFile(path: save.path)))
    #expect(studio.screen.contains("! \(Self.folder)/drp-arc.json is not a file"))
    #expect(studio.state.library["drp-arc"]?.isDirty == true)
  }

  @Test func `quitting asks only where something is not saved`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("q"))
    #expect(studio.takeEffects().last == .quit)

    var dirty = Self.studio()
    dirty.press(.character("q"))
    #expect(dirty.takeEffects().last != .quit)
    #expect(dirty.screen.contains("drp-arc is not saved."))
    dirty.press(.character("c"), .control("c"), .character("d"))
    #expect(dirty.takeEffects().last == .quit)
  }

  @Test func `save and quit ends when everything is saved, and not when it is not`() {
    var studio = Self.studio()
    studio.press(.character("q"), .character("s"))
    guard case .save(let save) = studio.takeEffects().last else { return }
    studio.send(.saved(save, .notAFile(path: save.path)))
    #expect(studio.takeEffects() == [])
    studio.press(.control("s"))
    studio.send(.saved(save, nil))
    #expect(studio.takeEffects() == [.save(save)])

    var other = Self.studio()
    other.press(.character("q"), .character("s"))
    other.send(.saved(save, nil))
    #expect(other.takeEffects().last == .quit)
  }

  @Test func `without a home nothing can be saved, and that is said`() {
    var studio = Self.studio()
    var host = studio.state.host
    host.ownFolder = nil
    var homeless = StudioState(host: host, columns: 80, rows: 24)
    homeless.library = studio.state.library
    homeless.screen = studio.state.screen
    studio.state = homeless
    studio.press(.control("s"))
    #expect(
      studio.status
        == "no folder for themes is known: neither HOME nor XDG_CONFIG_HOME is set")
  }

  @Test func `changes stay when the folders are read again`() {
    var studio = Studio(Fixture.own)
    studio.press(.init(.down), .init(.enter), .init(.right))
    let changed = studio.state.library["ring-one"]?.current
    studio.send(.themesRead([Studio.own("ring-one", Fixture.ring + " ")], problems: []))
    #expect(studio.state.library["ring-one"]?.current == changed)
    studio.press(.control("s"))
    guard case .save(let save) = studio.takeEffects().last else { return }
    #expect(save.expectation == .bytes(Array(Fixture.ring.utf8)))
  }
}
