import Testing
import WhorlCore
import WhorlRaster

struct RefreshRendererTests {
  private static let arc: Theme = {
    var ring = Ring()
    ring.size = 25
    ring.colorSequence = [.literal(.white)]
    return Theme(id: "arc", spinner: .ring(ring))
  }()

  private let renderer = RefreshRenderer(arc, renderer: CellRenderer(), glyphs: .braille)

  private func pulled(_ distance: Double, title: String = "") -> Refresh {
    var design = RefreshDesign()
    design.title = title
    var refresh = Refresh(design)
    refresh.apply(.pull(distance), at: .zero)
    return refresh
  }

  @Test(arguments: [(0.0, 0), (15.9, 0), (16, 1), (63.9, 3), (64, 4), (129, 8)])
  func `as many rows are open as the list is pulled down, whole ones`(
    _ distance: Double, _ rows: Int
  ) {
    let grid = renderer.grid(of: pulled(distance), at: .zero, columns: 20)
    #expect(grid.rows == rows)
    #expect(grid.columns == 20)
  }

  @Test func `the further the list is pulled the more of the arc is drawn, in the middle`() {
    func lit(_ distance: Double) -> Int {
      let dots = renderer.grid(of: pulled(distance), at: .zero, columns: 21).dots
      return dots.reduce(0) { sum, row in sum + row.count { $0 } }
    }
    #expect(lit(20) > 0)
    #expect(lit(64) > lit(20))
    #expect(lit(128) > lit(64))
    let grid = renderer.grid(of: pulled(128), at: .zero, columns: 21)
    let places = grid.cells.indices.filter { grid.cells[$0] != .blank }
    #expect(places.allSatisfy { (3...4).contains($0 / 21) && (9...11).contains($0 % 21) })
  }

  @Test func `loading goes on from the arc that was pulled, and ends smaller and fainter`() {
    var refresh = pulled(129)
    let before = renderer.grid(of: pulled(128.99), at: .zero, columns: 20)
    let start = renderer.grid(of: refresh, at: .zero, columns: 20)
    // The arc's end may fall on either side of a dot.
    let changed = zip(start.dots.joined(), before.dots.joined()).count { $0 != $1 }
    #expect(changed <= 1)
    refresh.apply(.release, at: .zero)
    refresh.apply(.end, at: Time(seconds: 1))
    refresh.advance(to: Time(seconds: 1.05))
    let exit = renderer.grid(of: refresh, at: Time(seconds: 1.05), columns: 20)
    let colors = Set(exit.cells.compactMap(\.foreground))
    #expect(colors == [Color(red: 204, green: 204, blue: 204)])
    refresh.advance(to: Time(seconds: 2))
    #expect(renderer.grid(of: refresh, at: Time(seconds: 2), columns: 20).rows == 0)
  }

  @Test func `words stand below the spinner where there is room for both`() {
    let open = renderer.grid(of: pulled(64, title: "Refreshing"), at: .zero, columns: 20)
    #expect(open.picture[2] == "     Refreshing     ")
    let narrow = renderer.grid(of: pulled(32, title: "Refreshing"), at: .zero, columns: 20)
    #expect(!narrow.picture.contains { $0.contains("Refreshing") })
  }

  @Test func `a spinner of a cell or a few is a column that grows while the list is pulled`() {
    let small = RefreshRenderer(
      Presentations.spokes, renderer: CellRenderer(depth: .monochrome), glyphs: .braille)
    #expect(small.grid(of: pulled(65), at: .zero, columns: 5).picture.contains("  ▅  "))
  }
}
