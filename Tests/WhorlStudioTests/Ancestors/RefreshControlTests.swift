import Testing
import WhorlCore
import WhorlRaster

/// What must be there of DRPRefreshControl.
struct RefreshControlTests {
  private let theme: Theme
  private let design: RefreshDesign

  init() throws {
    theme = try .shipped("drp-arc")
    design = theme.refresh ?? RefreshDesign()
  }

  private func length(_ refresh: Refresh, at seconds: Double) -> Double? {
    guard case .still(let share) = refresh.picture(at: at(seconds)) else { return nil }
    return StillSpinner(theme, on: .dark).scene(share: share, stretch: design.stretchLength)
      .arcs.last?.length.degrees
  }

  @Test(arguments: [(10.0, 10.465), (30, 31.395), (64.5, 67.5), (109, 114.070)])
  func `the arc is as long as the pull is far`(distance: Double, degrees: Double) {
    var refresh = Refresh(design)
    refresh.apply(.pull(distance), at: .zero)
    #expect(isClose(length(refresh, at: 0), degrees))
  }

  @Test func `the arc is never longer than at the threshold`() {
    #expect(Refresh(design).share(of: 500) == 1)
    #expect(design.threshold == 129)
    #expect(isClose(design.stretchLength * 180 / .pi, 135))
  }

  @Test func `at the threshold it turns on without a jump`() {
    var refresh = Refresh(design)
    let outcomes = refresh.apply(.pull(129), at: at(1))
    #expect(outcomes == [.refreshRequested])
    guard case .turning(let start, let share, _, _) = refresh.picture(at: at(1)) else {
      Issue.record("it does not turn")
      return
    }
    let animation = StillSpinner(theme, on: .dark).animation(
      from: share, stretch: design.stretchLength)
    #expect(start == at(1))
    #expect(isClose(animation.scene(at: .zero).arcs.last?.length.degrees, 135))
    #expect(isClose(animation.scene(at: at(0.321_428)).arcs.last?.length.degrees, 315))
  }

  @Test func `a program that begins by itself is called back, and the list makes room`() {
    var refresh = Refresh(design)
    let outcomes = refresh.apply(.begin, at: .zero)
    #expect(outcomes == [.refreshRequested])
    #expect(refresh.distance(at: at(1)) == 60)
  }

  @Test func `what ends while the list is held goes when it is let go`() {
    var refresh = Refresh(design)
    refresh.apply(.pull(200), at: .zero)
    refresh.apply(.end, at: at(2))
    #expect(refresh.state == .endingWhileDragging)
    refresh.apply(.release, at: at(3))
    #expect(refresh.state == .exiting)
  }

  @Test func `at its end it shrinks to a quarter and fades within a quarter of a second`() {
    var refresh = Refresh(design)
    refresh.apply(.begin, at: .zero)
    refresh.apply(.end, at: at(1))
    #expect(
      refresh.picture(at: at(1.125)) == .turning(since: .zero, from: 0, scale: 0.625, opacity: 0.5))
    let outcomes = refresh.advance(to: at(1.25))
    #expect(outcomes == [.finished])
    #expect(design.exitScale == 0.25 && design.exitDuration == 0.25)
  }

  @Test func `until the list has settled no arc is drawn`() {
    var refresh = Refresh(design)
    refresh.apply(.begin, at: .zero)
    refresh.apply(.end, at: at(1))
    refresh.apply(.pull(90), at: at(1.1))
    refresh.advance(to: at(2))
    #expect(refresh.picture(at: at(2)) == .none)
  }

  @Test func `a title and an offset are optional`() {
    #expect(design.title.isEmpty && design.yOffset == 0)
    var refresh = Refresh(design)
    refresh.design.title = "Pull"
    refresh.design.height = 96
    refresh.apply(.begin, at: .zero)
    let grid = RefreshRenderer(theme, renderer: CellRenderer())
      .grid(of: refresh, at: at(1), columns: 30)
    #expect((0..<grid.rows).contains { grid.text(row: $0).contains("Pull") })
  }

  @Test(arguments: ["gq-dots", "gv-bar", "ascii-line", "lottie-veil"])
  func `any theme can be the one that is pulled`(id: String) throws {
    let theme = try Theme.shipped(id)
    var refresh = Refresh(design)
    refresh.apply(.pull(100), at: .zero)
    let grid = RefreshRenderer(theme, renderer: CellRenderer())
      .grid(of: refresh, at: .zero, columns: 30)
    #expect(grid.cells.contains { $0.glyph != " " })
  }
}
