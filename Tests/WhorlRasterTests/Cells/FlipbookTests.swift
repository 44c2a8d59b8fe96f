import Testing
import WhorlCore
import WhorlRaster

struct FlipbookTests {
  @Test(arguments: [(columns: 3, rows: 1), (columns: 400, rows: 100)])
  func `the second time round shows what the first did`(columns: Int, rows: Int) {
    var glyphs = Glyphs()
    glyphs.frames = ["|", "/", "-"]
    glyphs.interval = 0.1
    expectSame(Theme(id: "t", spinner: .glyphs(glyphs)), columns: columns, rows: rows)
  }

  @Test func `a ring is drawn anew for every moment`() {
    var ring = Ring()
    ring.colorSequence = [.literal(.white)]
    expectSame(Theme(id: "t", spinner: .ring(ring)), columns: 6, rows: 3)
  }

  @Test func `in a cell spokes are drawn once for each sixtieth of a second of their round`() throws
  {
    let theme = Theme(id: "t", spinner: .spokes(Spokes()))
    let loop = try #require(Animation(theme, on: .dark).loop)
    let steps = try #require(Int(exactly: loop.length.seconds * 60))
    let renderer = ThemeRenderer(theme)
    var book = Flipbook(renderer, columns: 1, rows: 1)
    var grids: [CellGrid] = []
    for step in 0..<steps * 2 {
      let begun = loop.start + Time(seconds: Double(step) / 60)
      let time = begun + Time(nanoseconds: 9_000_000)
      let page = book.page(at: time)
      // Equal pictures have the same number, the next one for a picture that is new.
      #expect(book.page(at: time).number == page.number)
      #expect(page.number == grids.firstIndex(of: page.grid) ?? grids.count)
      if page.number == grids.count { grids.append(page.grid) }
      let first = loop.start + Time(seconds: Double(step % steps) / 60)
      #expect(page.grid == renderer.grid(at: first, columns: 1, rows: 1), "\(step)")
    }
    #expect(grids.count > 1 && grids.count < steps)
  }

  @Test func `what comes before the first round is drawn for itself`() throws {
    let theme = Theme(id: "t", spinner: .dots(Dots()))
    let start = try #require(Animation(theme, on: .dark).loop).start
    #expect(start > .zero)
    let renderer = ThemeRenderer(theme)
    var book = Flipbook(renderer, columns: 1, rows: 1)
    for thousandths in stride(from: Int64(0), to: start.nanoseconds / 1_000_000, by: 7) {
      let time = Time(nanoseconds: thousandths * 1_000_000)
      let page = book.page(at: time)
      #expect(page == Page(renderer.grid(at: time, columns: 1, rows: 1)))
    }
  }

  private func expectSame(_ theme: Theme, columns: Int, rows: Int) {
    let renderer = ThemeRenderer(theme)
    var book = Flipbook(renderer, columns: columns, rows: rows)
    for tenths in [2, 0, 1, 3, 5, 4, 2, 7] {
      let time = Time(seconds: Double(tenths) / 10 + 0.05)
      #expect(
        book.page(at: time).grid == renderer.grid(at: time, columns: columns, rows: rows),
        "\(tenths)")
    }
  }
}
