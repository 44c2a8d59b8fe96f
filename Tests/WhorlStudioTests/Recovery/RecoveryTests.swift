import Testing
import WhorlCore
import WhorlThemes

@testable import WhorlStudio

struct RecoveryTests {
  private static let bar = Array(Fixture.bar.utf8)
  private static let faster = Array(Fixture.bar.replacing("0.1", with: "0.2").utf8)

  /// A recovery file of the bar.
  private static func left(
    base: [UInt8]? = bar, text: [UInt8] = faster, id: String = "bar", path: String? = nil
  ) -> Event {
    let file = RecoveryFile([UnsavedTheme(id: id, path: path, base: base, text: text)])
    return .recoveryFound([FoundRecovery(name: "7-0", bytes: file.bytes)])
  }

  /// The form over the bar, with a change that is not saved.
  private static func dirty() -> Studio {
    var studio = Studio(Fixture.own, opening: .theme("bar"))
    studio.press(.character("]"))
    studio.send(.key(KeyPress(.right)))
    return studio
  }

  @Test func `changes are kept a second after they were made, and once for all of them`() {
    var studio = Self.dirty()
    studio.wait(0.5)
    studio.send(.key(KeyPress(.right)))
    #expect(studio.recovery == [])
    #expect(studio.state.nextDeadline == studio.state.now + Time(seconds: 0.5))
    studio.wait(0.6)
    let text = studio.state.library["bar"]?.current.bytes ?? []
    let file = RecoveryFile([UnsavedTheme(id: "bar", base: Self.bar, text: text)])
    #expect(studio.recovery == [.keepRecovery(file.bytes)])
    #expect(studio.state.nextDeadline == nil)
    studio.wait(10)
    #expect(studio.recovery.count == 1)
  }

  @Test func `an end that nobody asked for keeps what is not saved at once`() {
    var studio = Self.dirty()
    studio.send(.ending)
    #expect(studio.recovery.count == 1)
    studio.send(.ending)
    #expect(studio.recovery.count == 1)
    var clean = Studio(Fixture.own)
    clean.send(.ending)
    #expect(clean.recovery == [])
  }

  @Test func `nothing is kept any more after a save, an undo, or leaving on purpose`() {
    var saved = Self.dirty()
    saved.wait(2)
    saved.press(.control("s"))
    guard case .save(let save) = saved.takeEffects().last else {
      Issue.record("nothing is saved")
      return
    }
    saved.send(.saved(save, nil))
    #expect(saved.recovery.last == .dropRecovery)

    var undone = Self.dirty()
    undone.wait(2)
    undone.press(.character("u"))
    #expect(undone.recovery.last == .dropRecovery)

    var left = Self.dirty()
    left.wait(2)
    left.press(.character("q"), .character("d"))
    #expect(left.takeEffects().last == .quit)
    #expect(left.recovery.last == .dropRecovery)
  }

  @Test func `what was left is offered, and recovered as a change that can be undone`() {
    var studio = Studio(Fixture.own)
    studio.send(Self.left())
    #expect(studio.screen.contains("Not saved when the studio ended: bar."))
    studio.press(.character("r"))
    #expect(studio.status == "recovered bar, not saved yet")
    #expect(studio.state.library["bar"]?.current.bytes == Self.faster)
    #expect(studio.state.library["bar"]?.isDirty == true)
    let own = RecoveryFile([UnsavedTheme(id: "bar", base: Self.bar, text: Self.faster)])
    #expect(studio.recovery == [.keepRecovery(own.bytes), .removeRecovery("7-0")])
    studio.press(.character("u"))
    #expect(studio.state.library["bar"]?.current.bytes == Self.bar)
  }

  @Test func `what was left can be discarded, or left for later`() {
    var studio = Studio(Fixture.own)
    studio.send(Self.left())
    studio.press(.init(.enter))
    #expect(studio.recovery == [])
    studio.send(Self.left())
    studio.press(.character("d"))
    #expect(studio.recovery == [.removeRecovery("7-0")])
    #expect(studio.state.library.dirty == [])
  }

  @Test func `what is on disk by now is not worth a question`() {
    var studio = Studio(Fixture.own)
    studio.send(Self.left(text: Self.bar))
    #expect(studio.state.pane == .gallery)
    #expect(studio.recovery == [.removeRecovery("7-0")])
  }

  @Test func `a theme that no file ever had is recovered as a new one`() {
    var studio = Studio(Fixture.own)
    let text = Array(Fixture.wave.utf8)
    studio.send(Self.left(base: nil, text: text, id: "wave"))
    studio.press(.character("r"))
    #expect(studio.state.library["wave"]?.origin == .unsaved)
    #expect(studio.state.gallery.chosen == "wave")
  }

  @Test func `a file that has changed since then is asked about`() {
    var studio = Studio(Fixture.own)
    studio.send(Self.left(base: Array(Fixture.bar.replacing("0.1", with: "0.3").utf8)))
    studio.press(.character("r"), .init(.enter))
    #expect(studio.screen.contains("bar has changed on disk, and has changes here"))
    studio.press(.character("t"))
    #expect(studio.state.library["bar"]?.current.bytes == Self.bar)
  }

  @Test func `a theme that was named by its path is found again by it`() {
    let file = FoundTheme(
      id: "dir/bar.json", origin: .file(path: "dir/bar.json"), bytes: Self.bar)
    var opened = Studio([file])
    opened.send(Self.left(id: "bar.json", path: "/home/user/dir/bar.json"))
    opened.press(.character("r"))
    #expect(opened.state.library.dirty.map(\.id) == ["dir/bar.json"])

    var other = Studio(Fixture.own)
    other.send(Self.left(id: "bar.json", path: "/home/user/dir/bar.json"))
    other.press(.character("r"))
    #expect(other.state.library.dirty.map(\.origin) == [.file(path: "/home/user/dir/bar.json")])
  }

  @Test func `a folder that takes no recovery file is told once`() {
    var studio = Self.dirty()
    let error = FileError.system(path: "/p", action: .write, code: 28)
    studio.send(.recoveryKept(error))
    #expect(studio.status == "no recovery file: \(error.message)")
    studio.press(.init(.right))
    studio.send(.recoveryKept(error))
    #expect(studio.status == nil)
  }
}
