import WhorlCore
import WhorlRaster
import WhorlThemes

/// How the time of a frame grows.
enum Growth {
  private static let sizes = [(20, 6), (40, 12), (80, 24), (160, 48), (320, 96)]
  private static let layerCounts = [1, 2, 4, 8, 16, 32, 64]
  private static let sets: [GlyphSet] = [.braille, .sextant, .quadrant, .half, .ascii]

  /// Writes a line a set and size: the set, the number of cells, milliseconds.
  static func reportCells() {
    let theme = FrameChoice.theme("rk-ring")
    for glyphs in sets {
      for (columns, rows) in sizes {
        let time = milliseconds(theme, glyphs: glyphs, columns: columns, rows: rows)
        Report.line(glyphs.rawValue, "\(columns * rows)", Stopwatch.text(time, digits: 5))
      }
    }
  }

  /// Writes a line a number of layers: braille, the number, milliseconds.
  static func reportLayers() {
    for count in layerCounts {
      let time = milliseconds(theme(layers: count), glyphs: .braille, columns: 80, rows: 24)
      Report.line("braille", "\(count)", Stopwatch.text(time, digits: 5))
    }
  }

  private static func milliseconds(
    _ theme: Theme, glyphs: GlyphSet, columns: Int, rows: Int
  ) -> Double {
    let renderer = ThemeRenderer(theme, cellAspect: 0.5, glyphs: glyphs)
    let frames = max(20, 100_000 / (columns * rows))
    return Stopwatch.milliseconds(rounds: frames) {
      for index in 0..<frames {
        let time = Time(seconds: Double(index) * 0.0371)
        _ = renderer.grid(at: time, columns: columns, rows: rows)
      }
    }
  }

  /// So many discs of one size that turn about the middle.
  private static func theme(layers count: Int) -> Theme {
    let layers = (0..<count).map { index in
      """
      {"shape": {"kind": "ellipse", "r": 0.1}, "fill": "accent", "x": 0.7,
      "rotation": {"keys": [[0, \(index * 5)], [1, \(index * 5 + 360)]]}}
      """
    }
    let text = """
      {"format": "whorl-theme", "version": 1, "id": "many", "spinner": {"form": "layers",
      "period": 1, "layers": [\(layers.joined(separator: ","))]}}
      """
    do {
      return try ThemeDocument(bytes: Array(text.utf8)).theme
    } catch {
      Report.fail("WhorlBench: \(error)")
    }
  }
}
