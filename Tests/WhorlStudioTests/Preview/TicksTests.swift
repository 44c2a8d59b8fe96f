import Testing
import WhorlCore
import WhorlRaster
import WhorlThemes

@testable import WhorlStudio

struct TicksTests {
  @Test func `pictures tick at the chosen theme's rate`() {
    let studio = Studio(Fixture.own)
    #expect(studio.tickInterval == Time(seconds: 0.05))
  }

  /// A theme that shows a bar at each of `count` moments, in frames of some length.
  private func wheel(_ id: String, interval: Double, frameRate: Int) -> FoundTheme {
    Studio.own(
      id,
      """
      {"format": "whorl-theme", "version": 1, "id": "\(id)",
       "spinner": {"form": "glyphs", "frames": ["|", "/", "-", "\\\\"], "interval": \(interval)},
       "terminal": {"frameRate": \(frameRate)}}
      """)
  }

  @Test func `the quickest theme that is seen sets the pace`() {
    var studio = Studio([
      wheel("a", interval: 1, frameRate: 1), wheel("b", interval: 0.02, frameRate: 50),
    ])
    #expect(studio.tickInterval == Time(seconds: 0.02))
    studio.press(.character("m"))
    #expect(studio.tickInterval == Time(seconds: 1))
    studio.press(.character("m"), .init(.enter))
    #expect(studio.tickInterval == Time(seconds: 1))
  }

  @Test func `of a wall of themes those that are seen move, each at its own rate`() {
    // 30 ms, 40 ms … 300 ms; the first half of sixty fits the list.
    let intervals = (0..<60).map { 0.03 + 0.01 * Double($0 % 28) }
    let themes = intervals.enumerated().map { place, interval in
      wheel("t\(place + 100)", interval: interval, frameRate: 60)
    }
    var studio = Studio(themes, columns: 200, rows: 36)
    var frame = studio.state.view()
    let seen = Set(frame.slots.map(\.source))
    #expect(seen.count == 30)
    guard let tick = studio.tickInterval else {
      Issue.record("nothing moves")
      return
    }
    #expect(tick == Time(seconds: 1 / 60))

    var changes: [Int: Int] = [:]
    let seconds = 12.0
    for _ in 0..<Int(seconds * 60) {
      studio.send(.tick(studio.state.now + tick))
      // The list's pictures are in the fourth column.
      for change in studio.state.animate(&frame) where change.column == 3 {
        changes[change.row, default: 0] += 1
      }
    }
    for slot in frame.slots where slot.column == 3 {
      guard case .theme(let id) = slot.source else { continue }
      let place = (Int(id.dropFirst()) ?? 0) - 100
      let expected = seconds / intervals[place]
      let counted = Double(changes[slot.row] ?? 0)
      #expect(abs(counted - expected) <= 0.05 * expected, "\(id): \(counted), \(expected)")
    }
    #expect(frame == studio.state.view())
  }

  @Test func `choosing another theme or opening its form fifty times leaves the pace as it was`() {
    var studio = Studio([
      wheel("a", interval: 0.1, frameRate: 10), wheel("b", interval: 0.1, frameRate: 10),
    ])
    /// How often the large picture changes in two seconds of ticks.
    func changes() -> Int {
      var (state, frame) = (studio.state, studio.state.view())
      var count = 0
      for _ in 0..<20 {
        _ = state.update(.tick(state.now + Time(seconds: 0.1)))
        count += state.animate(&frame).contains { $0.column > 24 } ? 1 : 0
      }
      return count
    }
    let (tick, before) = (studio.tickInterval, changes())
    #expect(before == 20)
    for _ in 0..<50 {
      studio.press(.init(.down), .init(.enter), .init(.escape), .init(.up))
    }
    studio.wait(3)
    #expect(studio.tickInterval == tick)
    #expect(changes() == before)
  }

  @Test func `nothing ticks while paused, or where nothing can be seen`() {
    var studio = Studio(Fixture.own)
    studio.press(.character(" "))
    #expect(studio.tickInterval == nil)
    studio.press(.character(" "))
    studio.send(.resized(columns: 59, rows: 24))
    #expect(studio.tickInterval == nil)
    #expect(studio.screen == "too small: 60×20 needed (q quits)")
    #expect(Studio([]).tickInterval == nil)
  }

  @Test func `with reduced motion only the chosen theme moves, and slowly`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("m"))
    let still = studio.state.picture(of: "ring-one", columns: 4, rows: 2)
    let now = studio.state.picture(of: "bar", columns: 1, rows: 1)
    studio.wait(0.1)
    #expect(studio.state.picture(of: "bar", columns: 1, rows: 1) == now)
    studio.wait(0.2)
    #expect(studio.state.picture(of: "bar", columns: 1, rows: 1) != now)
    #expect(studio.state.picture(of: "ring-one", columns: 4, rows: 2) == still)
  }

  @Test func `a tick changes the pictures only`() {
    var studio = Studio(Fixture.own)
    var frame = studio.state.view()
    studio.wait(0.1)
    _ = studio.state.animate(&frame)
    #expect(frame == studio.state.view())
  }

  @Test func `the background goes round, and is painted behind pictures`() {
    var studio = Studio(Fixture.own)
    studio.press(.character("b"), .character("b"))
    #expect(studio.status == "background: white")
    let cells = studio.state.picture(of: "bar", columns: 2, rows: 1).cells
    #expect(cells.map(\.background) == [.white, .white])
    studio.press(.character("b"))
    #expect(studio.state.picture(of: "bar", columns: 2, rows: 1).cells[1] == .blank)
  }
}
