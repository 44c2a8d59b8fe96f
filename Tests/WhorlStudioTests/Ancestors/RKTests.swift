import Testing
import WhorlCore
import WhorlRaster

/// What must be there of RKiOS7Loading.
struct RKTests {
  private let theme: Theme

  init() throws { theme = try .shipped("rk-ring") }

  @Test func `nine tenths of a ring are drawn, with a gap of 36° before noon`() throws {
    let arc = try #require(theme.arcs(at: 0).last)
    #expect(isSameDirection(arc.tail, 0))
    #expect(isClose(arc.length.degrees, 324))
    #expect(isSameDirection(arc.head, 324))
  }

  @Test(arguments: [(20.0, 1.0), (40, 1), (60, 1.5), (100, 2.5)])
  func `the line is a fortieth of the size wide, and at least a point`(
    size: Double, width: Double
  ) {
    let arc = theme.ring { $0.size = size }.arcs(at: 0).last
    #expect(arc?.lineWidth == width)
    #expect(arc?.radius == (size - width) / 2)
  }

  @Test func `it turns once a second, clockwise and evenly`() {
    for quarter in 0..<8 {
      let arc = theme.arcs(at: Double(quarter) / 4).last
      #expect(isSameDirection(arc?.tail, Double(quarter) * 90))
      #expect(arc?.isClockwise == true)
    }
  }

  @Test func `turns of more or less than a circle add up without a jump`() {
    for turn in [0.7 * .pi, 5 * .pi] {
      let theme = theme.ring { $0.rotationAngle = turn }
      let before = theme.arcs(at: 0.999_999).last?.tail.degrees ?? 0
      let after = theme.arcs(at: 1.000_001).last?.tail.degrees ?? 180
      #expect(abs((after - before).remainder(dividingBy: 360)) < 0.01)
    }
  }

  @Test func `its ends are round`() {
    #expect(theme.arcs(at: 0).last?.lineCap == .round)
  }

  @Test func `its image does not turn and lies on top`() throws {
    var container = Container(theme)
    container.presentation.apply(.show(), at: .zero)
    let glyph = try #require(theme.hud?.image.glyph.first)
    var places: Set<Int> = []
    for step in 1...10 {
      container.presentation.advance(to: at(1 + Double(step) / 10))
      let grid = container.grid(at: 1 + Double(step) / 10)
      places.formUnion(grid.cells.indices.filter { grid.cells[$0].glyph == glyph })
    }
    #expect(places.count == 1)
  }

  @Test func `stopped, the ring closes and stands still`() throws {
    var activity = SpinnerActivity(staticArcLength: 2 * .pi)
    activity.start(at: .zero)
    activity.hold()
    let scene = try #require(activity.scene(of: theme, on: .dark, at: at(3)))
    #expect(scene.arcs.last?.length.degrees == 360)
    #expect(activity.scene(of: theme, on: .dark, at: at(7)) == scene)
    #expect(!activity.isAnimating)
  }

  @Test func `showing gives a HUD, hiding tells whether there was one`() {
    var stack = PresentationStack()
    let id = stack.show(theme.hud ?? HUDDesign(), at: .zero)
    #expect(stack[id]?.isAnimating == true)
    let first = stack.hideTopmost(at: at(1))
    let second = stack.hideTopmost(at: at(1))
    #expect(first && !second)
  }

  @Test func `of several the topmost is found`() {
    var stack = PresentationStack()
    #expect(stack.topmost == nil)
    _ = stack.show(theme.hud ?? HUDDesign(), at: .zero)
    let upper = stack.show(theme.hud ?? HUDDesign(), at: .zero)
    #expect(stack.topmost == upper)
  }

  @Test func `its colours are at hand`() {
    #expect(theme.arcs(at: 0).last?.color == Color(hex: "#007AFF"))
    #expect(Set(theme.palette.map(\.color.text)) == ["#007AFF", "#139ACA", "#B5B6B7"])
  }

  @Test func `a title is optional`() {
    for words in ["", "Please wait"] {
      var container = Container(theme)
      container.presentation.apply(.show(message: words), at: .zero)
      container.presentation.advance(to: at(1))
      #expect(container.presentation.shownMessage == words)
    }
    #expect(theme.hud?.message.text == "")
  }

  @Test func `a window slides up from below the screen and down again in 0.3 s`() {
    let leg = at(0.3)
    let window = Placement(
      container: Size(width: 320, height: 480), left: 0, top: 0,
      size: Size(width: 320, height: 480))
    #expect(ShowAnimation.appear.pose(at: .zero, leg: leg).offset(in: window) == 480)
    #expect(isClose(ShowAnimation.appear.pose(at: at(0.15), leg: leg).offset(in: window), 240))
    #expect(ShowAnimation.appear.pose(at: leg, leg: leg) == .rest)
    #expect(isClose(DismissAnimation.disappear.pose(at: leg, leg: leg).offset(in: window), 480))
  }
}
