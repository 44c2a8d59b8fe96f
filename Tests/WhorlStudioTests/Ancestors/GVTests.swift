import Testing
import WhorlCore
import WhorlRaster

/// What must be there of GVLoadingView.
struct GVTests {
  private let theme: Theme

  init() throws { theme = try .shipped("gv-bar") }

  /// A bar that is there.
  private func shown(message: String? = nil) -> Container {
    var container = Container(theme)
    container.presentation.apply(.show(message: message), at: .zero)
    container.presentation.advance(to: at(3))
    return container
  }

  @Test func `there are five ways in and four out, each leg as long as it says`() {
    #expect(
      Set(ShowAnimation.allCases).isSuperset(of: [.appear, .fade, .shutter, .drop, .none]))
    #expect(Set(DismissAnimation.allCases).isSuperset(of: [.disappear, .fade, .shutter, .none]))
    #expect(theme.hud?.animationTime == 0.4)
    var presentation = Presentation(theme.hud ?? HUDDesign())
    presentation.apply(.show(), at: .zero)
    #expect(presentation.nextDeadline == at(2))
    presentation.advance(to: at(2))
    presentation.apply(.dismiss, at: at(3))
    #expect(presentation.nextDeadline == at(3.4))
  }

  @Test func `it bounces twice, by 7 and by 2 pt, and grows by 4 and by 2 meanwhile`() {
    let container = Container(theme)
    func place(_ seconds: Double) -> [Double] {
      let pose = ShowAnimation.drop.pose(at: at(seconds), leg: at(0.4))
      return [pose.offset(in: container.placement), pose.height(in: container.placement)]
    }
    #expect(place(0) == [-40, 40])
    #expect(place(0.8) == [-7, 44])
    #expect(place(1.2) == [0, 40])
    #expect(place(1.6) == [-2, 42])
    #expect(place(2) == [0, 40])
  }

  @Test func `legs begin and end slowly`() {
    let alphas = [0.1, 0.2, 0.3].map { ShowAnimation.fade.pose(at: at($0), leg: at(0.4)).alpha }
    #expect(isClose(alphas[0], 0.129))
    #expect(isClose(alphas[1], 0.5))
    #expect(isClose(alphas[2], 0.871))
  }

  @Test func `it rests at the lower edge, spinner at the left and words in the middle`() throws {
    var container = shown()
    #expect(container.placement.top == 440)
    let grid = container.grid(at: 3)
    let row = try #require((0..<30).first { grid.text(row: $0).contains("Loading…") })
    let line = grid.text(row: row)
    let start = try #require(line.firstRange(of: "Loading…")?.lowerBound)
    let column = line.distance(from: line.startIndex, to: start)
    #expect((15...17).contains(column))
    #expect(row >= 27)
  }

  @Test func `in reload mode a sign takes the spinner's place, and all of it can be pressed`() {
    var container = shown()
    #expect(!container.isActive(column: 20, row: 28))
    container.presentation.apply(.reload(message: "Recarregar"), at: at(3))
    let grid = container.grid(at: 3.5)
    let text = (27..<30).map { grid.text(row: $0) }.joined(separator: "\n")
    #expect(text.contains("Recarregar") && text.contains("↻"))
    #expect(!container.presentation.isAnimating)
    for column in [0, 20, 39] { #expect(container.isActive(column: column, row: 28)) }
    #expect(!container.isActive(column: 20, row: 20))
    let outcomes = container.presentation.apply(.press, at: at(4))
    #expect(outcomes == [.reloadRequested])
  }

  @Test func `leaving reload mode brings the spinner back, and presses do nothing any more`() {
    var container = shown()
    container.presentation.apply(.reload(), at: at(3))
    container.presentation.apply(.exitReload(message: "…"), at: at(4))
    #expect(container.presentation.isAnimating)
    #expect(container.presentation.shownMessage == "…")
    #expect(!container.isActive(column: 20, row: 28))
    let outcomes = container.presentation.apply(.press, at: at(5))
    #expect(outcomes == [])
  }

  @Test func `without words there is no message`() {
    var container = shown(message: "")
    let grid = container.grid(at: 3)
    #expect(!(0..<30).contains { grid.text(row: $0).contains("Loading") })
  }

  @Test func `what lies beneath shines through its colour`() throws {
    var container = shown()
    let cell = container.grid(at: 3)[row: 29, column: 38]
    let ground = try #require(cell.background)
    #expect(ground.red < 60)
    #expect(container.grid(at: 3)[row: 20, column: 38] == container.backdrop[row: 20, column: 38])
  }

  @Test func `presses count neither while it comes nor while it goes`() {
    var container = Container(theme)
    container.presentation.apply(.show(), at: .zero)
    container.presentation.apply(.reload(), at: at(0.1))
    let coming = container.presentation.apply(.press, at: at(1))
    #expect(coming == [])
    container.presentation.apply(.dismiss, at: at(5))
    let going = container.presentation.apply(.press, at: at(5.1))
    #expect(going == [])
  }
}
