import WhorlCore
import WhorlRaster

/// The time from a theme at some moment to its cells.
struct CellTiming {
  let glyphs: GlyphSet
  let columns: Int
  let rows: Int
  let frames: FrameChoice

  /// The CPU time of a frame, in milliseconds.
  var milliseconds: String {
    let plays = frames.themes.map { theme in
      (
        renderer: ThemeRenderer(theme, cellAspect: 0.5, glyphs: glyphs),
        times: frames.times(of: theme)
      )
    }
    // Enough of them that the clock's own steps do not matter.
    let repeats = max(1, 40_000 / (columns * rows * frames.count))
    var cells = 0
    let time = Stopwatch.milliseconds(rounds: repeats * frames.count * plays.count) {
      for _ in 0..<repeats {
        for play in plays {
          for time in play.times {
            cells += play.renderer.grid(at: time, columns: columns, rows: rows).cells.count
          }
        }
      }
    }
    guard cells > 0 else { Report.fail("WhorlBench: nothing was drawn") }
    return Stopwatch.text(time)
  }
}
