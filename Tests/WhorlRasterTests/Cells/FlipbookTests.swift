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
