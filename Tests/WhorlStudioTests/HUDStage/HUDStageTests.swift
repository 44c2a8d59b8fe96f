import Testing
import WhorlCore
import WhorlRaster
import WhorlThemes

@testable import WhorlStudio

struct HUDStageTests {
  /// A studio on the stage of a theme of the program.
  private func stage(_ id: String, columns: Int = 80, rows: Int = 24) -> Studio {
    var studio = Studio(Studio.presets([id]), columns: columns, rows: rows)
    studio.press(.character("H"))
    return studio
  }

  private func demo(_ ancestor: Ancestor, columns: Int = 80, rows: Int = 24) -> Studio {
    Studio(columns: columns, rows: rows, opening: .demo(ancestor))
  }

  @Test func `the bar comes over the page, and leaves it as it was`() {
    var studio = stage("gv-bar")
    let page = studio.screen
    #expect(page.contains("Whatever is presented"))
    #expect(!page.contains("Loading…"))
    studio.press(.character("s"))
    studio.wait(3)
    #expect(studio.screen.contains("Loading…"))
    #expect(studio.screen.contains("shown"))
    studio.press(.character("t"))
    studio.wait(20)
    func lines(_ screen: String) -> [Substring] {
      Array(screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(20))
    }
    #expect(lines(studio.screen) == lines(page))
  }

  @Test func `a click anywhere in the bar tries again, one beside it does nothing`() throws {
    var studio = stage("gv-bar")
    studio.press(.character("s"))
    studio.wait(3)
    studio.press(.character("4"))
    studio.wait(1)
    #expect(studio.screen.contains("Tap to reload"))
    studio.send(.mouse(MouseEvent(.press, column: 3, row: 3)))
    #expect(studio.state.stage?.state == "reload")
    let rows = studio.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Tap to reload") })
    studio.send(.mouse(MouseEvent(.press, column: 55, row: row)))
    #expect(studio.state.stage?.state == "shown")
    // The work that was tried again is done after a while, and says so.
    studio.wait(3.1)
    #expect(studio.state.stage?.state == "success")
  }

  @Test(arguments: [KeyPress(.enter), .character(" ")])
  func `Enter and Space press what is presented`(press: KeyPress) {
    var studio = stage("gv-bar")
    studio.press(.character("s"))
    studio.wait(3)
    studio.press(.character("4"), press)
    #expect(studio.state.stage?.state == "shown")
  }

  @Test func `work of no time flashes nothing where there is a grace`() {
    var studio = stage("ascii-line")
    studio.press(.character("5"))
    for _ in 0..<40 {
      studio.wait(0.01)
      #expect(studio.state.stage?.presentation.isVisible == false)
    }
    #expect(studio.state.stage?.state == "idle")
  }

  @Test func `keys change the way in, and undo takes it back`() throws {
    var studio = stage("gv-bar")
    func way(_ studio: Studio) -> ShowAnimation? {
      studio.state.library["gv-bar"]?.current.theme?.hud?.showAnimation
    }
    let before = try #require(way(studio))
    studio.press(.character("a"))
    let after = try #require(way(studio))
    #expect(after != before)
    #expect(studio.state.stage?.presentation.design.showAnimation == after)
    #expect(studio.state.library["gv-bar"]?.isDirty == true)
    studio.press(.character("u"))
    #expect(way(studio) == before)
  }

  @Test func `where less motion is wanted the bar fades in its place`() {
    var studio = stage("gv-bar")
    studio.press(.character("m"))
    #expect(studio.state.stage?.presentation.design.showAnimation == .fade)
    #expect(studio.state.stage?.presentation.design.dismissAnimation == .fade)
    studio.press(.character("m"))
    #expect(studio.state.stage?.presentation.design.showAnimation == .drop)
  }

  @Test func `a list that is pulled with the mouse loads, and comes back`() {
    var studio = stage("drp-arc")
    #expect(studio.state.stage?.part == .refresh)
    studio.send(.mouse(MouseEvent(.press, column: 10, row: 3)))
    studio.send(.mouse(MouseEvent(.drag, column: 10, row: 7)))
    #expect(studio.state.stage?.state == "pulling")
    studio.send(.mouse(MouseEvent(.drag, column: 10, row: 12)))
    #expect(studio.state.stage?.state == "refreshing")
    studio.send(.mouse(MouseEvent(.release, column: 10, row: 12)))
    studio.wait(1)
    #expect(studio.state.stage?.list.refresh.distance(at: studio.state.stage?.clock ?? .zero) == 60)
    studio.wait(4)
    #expect(studio.state.stage?.state == "rest")
  }

  @Test func `keys pull the list too, and let go when they stop`() {
    var studio = stage("drp-arc")
    for _ in 0..<3 {
      studio.wait(0.1)
      studio.send(.key(KeyPress(.up)))
    }
    #expect(studio.state.stage?.state == "pulling")
    studio.wait(2)
    #expect(studio.state.stage?.state == "rest")
  }

  @Test func `the page does not move under what blocks input`() {
    var studio = stage("lottie-veil")
    studio.press(.init(.down))
    #expect(studio.state.stage?.scroll == 1)
    studio.press(.character("s"))
    studio.wait(1)
    studio.press(.init(.down))
    #expect(studio.state.stage?.scroll == 1)
    studio.press(.character("t"))
    studio.wait(1)
    studio.press(.init(.down))
    #expect(studio.state.stage?.scroll == 2)
  }

  @Test(arguments: Ancestor.allCases)
  func `an ancestor's life plays by itself, over and over, and ends as it began`(
    ancestor: Ancestor
  ) {
    var studio = demo(ancestor)
    var states: Set<String> = []
    for _ in 0..<600 {
      studio.wait(0.05)
      states.insert(studio.state.stage?.state ?? "closed")
    }
    switch ancestor {
    case .rk, .lottie, .gq: #expect(states.isSuperset(of: ["idle", "shown"]))
    case .gv: #expect(states.isSuperset(of: ["idle", "showing", "shown", "reload", "hiding"]))
    case .drp: #expect(states == ["idle", "animating"])
    case .refresh: #expect(states.isSuperset(of: ["rest", "pulling", "refreshing", "exiting"]))
    }
  }

  @Test func `a key takes over from what happens by itself`() {
    var studio = demo(.rk)
    studio.press(.character("t"))
    studio.wait(60)
    #expect(studio.state.stage?.state == "idle")
    #expect(studio.state.stage?.moves == false)
    #expect(studio.tickInterval == nil)
  }

  @Test func `Tab goes on to the next ancestor of a demo, and Esc ends it`() {
    var studio = demo(.rk)
    _ = studio.takeEffects()
    studio.press(.init(.tab))
    #expect(studio.state.stage?.ancestor == .drp)
    studio.press(.init(.escape))
    #expect(studio.takeEffects().contains(.quit))
  }

  @Test func `Esc leads back to where the stage was opened from`() {
    var studio = stage("gv-bar")
    studio.press(.init(.escape))
    #expect(studio.state.pane == .gallery)
    studio.press(.init(.enter), .character("H"))
    #expect(studio.state.pane == .stage)
    studio.press(.init(.escape))
    #expect(studio.state.pane == .editor)
  }

  @Test(arguments: [(60, 20), (80, 24), (120, 40), (20, 5)])
  func `the stage fits any terminal`(columns: Int, rows: Int) {
    for ancestor in Ancestor.allCases {
      var studio = demo(ancestor, columns: columns, rows: rows)
      for _ in 0..<30 {
        studio.wait(0.2)
        let frame = studio.state.view()
        #expect(frame.columns == columns && frame.rows == rows)
      }
    }
  }

  @Test(arguments: [0.6, 0.8, 1.0, 1.2])
  func `who takes over a list that is being pulled has it let go`(moment: Double) {
    var studio = demo(.refresh)
    studio.wait(moment)
    studio.send(.key(.character("t")))
    for _ in 0..<8 { studio.wait(0.5) }
    #expect(studio.state.stage?.state == "rest")
    #expect(studio.tickInterval == nil)
  }

  @Test func `what is tried out in a demo is nobody's work: nothing is kept, nothing asked`() {
    var studio = demo(.gv)
    let first = studio.state.firstEffects
    #expect(!first.contains(.readRecovery))
    studio.press(.character("a"), .character("]"))
    #expect(studio.state.library["gv-bar"]?.isDirty == true)
    studio.wait(30)
    #expect(studio.recovery.allSatisfy { if case .keepRecovery = $0 { false } else { true } })
    _ = studio.takeEffects()
    studio.send(.key(.control("c")))
    #expect(studio.takeEffects() == [.quit])
  }
}
