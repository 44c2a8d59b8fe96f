import Testing
import WhorlCore
import WhorlRaster
import WhorlThemes

/// What must be there of GQCircleLoadView.
struct GQTests {
  private let theme: Theme

  init() throws { theme = try .shipped("gq-dots") }

  private func dots(_ change: (inout Dots) -> Void) -> Theme {
    var theme = theme
    guard case .dots(var dots) = theme.spinner else { return theme }
    change(&dots)
    theme.spinner = .dots(dots)
    return theme
  }

  @Test func `three dots of radius 10 stand 15 pt apart`() {
    let dots = theme.dots(at: 0)
    #expect(dots.map(\.radius) == [10, 10, 10])
    #expect(dots.map(\.center.x) == [-35, 0, 35])
  }

  @Test(
    arguments: [
      (0.0, [1, 1, 1]), (0.125, [1.3423, 1, 1]), (0.375, [1.1577, 1.3423, 1]), (0.5, [1, 1.5, 1]),
      (0.75, [1, 1, 1.5]), (1, [1.5, 1, 1]),
    ] as [(Double, [Double])])
  func `each begins a quarter of a second after the one before, over and over`(
    seconds: Double, scales: [Double]
  ) {
    for (dot, scale) in zip(theme.dots(at: seconds), scales) {
      #expect(isClose(dot.scale, scale))
    }
  }

  @Test func `they swell quickly and shrink quickly, each slowing down`() {
    let curve = TimingFunction.named(.easeOut)
    for share in [0.2, 0.5, 0.8] {
      let up = theme.dots(at: 0.25 * share).first?.scale
      let down = theme.dots(at: 0.25 + 0.25 * share).first?.scale
      #expect(isClose(up, 1 + 0.5 * curve.progress(at: share)))
      #expect(isClose(down, 1.5 - 0.5 * curve.progress(at: share)))
    }
  }

  @Test func `they grow to one and a half times their size`() {
    #expect(theme.dots(at: 0.25).first?.scale == 1.5)
  }

  @Test(arguments: [(0.125, 0.7071), (0.25, 0.0), (0.5, -1.0)])
  func `the row may turn about the vertical axis, once a second`(seconds: Double, cosine: Double) {
    let turning = dots { $0.yRotation = true }.dots(at: seconds)
    #expect(isClose(turning.last?.center.x, 35 * cosine))
    #expect(isClose(turning.first?.widthScale, abs(cosine)))
  }

  @Test func `they show in any view or on the whole screen, in its middle`() throws {
    for (columns, rows) in [(40, 30), (21, 9), (120, 40)] {
      var container = Container(theme, columns: columns, rows: rows)
      container.presentation.apply(.show(), at: .zero)
      #expect(container.placement.size == container.placement.container)
      #expect(container.presentation.blocksInput)
      let grid = container.grid(at: 1)
      let inked = grid.cells.indices.filter { grid.cells[$0] != container.backdrop.cells[$0] }
      let middle = Double(inked.map { $0 % columns }.reduce(0, +)) / Double(max(inked.count, 1))
      #expect(!inked.isEmpty)
      #expect(abs(middle - Double(columns - 1) / 2) < 3)
    }
  }

  @Test func `hidden they are gone, and shown again they begin anew`() {
    var container = Container(theme)
    container.presentation.apply(.show(), at: .zero)
    let first = container.grid(at: 0.3)
    container.presentation.apply(.dismiss, at: at(1))
    #expect(container.grid(at: 1) == container.backdrop)
    container.presentation.apply(.show(), at: at(7))
    #expect(container.grid(at: 7.3) == first)
  }

  @Test func `their number, radius, margin and colours are free`() {
    let many = dots {
      $0.circleCount = 5
      $0.cornerRadius = 4
      $0.margin = 2
      $0.colors = ["#FF0000", "#00FF00"].compactMap { ThemeColor(text: $0) }
    }.dots(at: 0)
    #expect(many.map(\.center.x) == [-20, -10, 0, 10, 20])
    #expect(many.map(\.color.hex) == ["#FF0000", "#00FF00", "#FF0000", "#00FF00", "#FF0000"])
    #expect(many.allSatisfy { $0.radius == 4 })
  }

  @Test func `a chain that cannot be smooth is warned of`() throws {
    let document = try ThemeDocument(new: dots { $0.chainDelay = 0.1 })
    #expect(document.warnings.contains { $0.pointer.description.contains("chainDelay") })
    #expect(try ThemeDocument(new: theme).warnings.isEmpty)
  }
}
