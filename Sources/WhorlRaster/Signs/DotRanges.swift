/// How much ink the dots of small pictures have in the course of an animation.
struct DotRanges: Hashable, Sendable {
  /// A way to divide a small picture.
  private struct Layout: Hashable {
    let columns: Int
    let rows: Int
  }

  private var ranges: [Layout: [ClosedRange<Float>]] = [:]

  init(of pictures: [SmallPicture]) {
    for mosaic in [Mosaic.braille, .quadrant] {
      for columns in 1...3 {
        var lows: [Float] = []
        var highs: [Float] = []
        for picture in pictures {
          let dots = picture.dots(columns: columns, mosaic: mosaic)
          if lows.isEmpty {
            lows = dots.map(\.w)
            highs = lows
          }
          for index in dots.indices {
            lows[index] = min(lows[index], dots[index].w)
            highs[index] = max(highs[index], dots[index].w)
          }
        }
        ranges[Layout(columns: columns, rows: mosaic.rows)] = zip(lows, highs).map { $0...$1 }
      }
    }
  }

  /// Which dots are on, of those of a picture.
  ///
  /// A dot whose ink changes much is on in the upper half of its own range, which shows the most
  /// motion; of the others those that have more ink than half of what the fullest ever has.
  func lit(_ inks: [Float], columns: Int, mosaic: Mosaic) -> [Bool] {
    let ranges = ranges[Layout(columns: columns, rows: mosaic.rows)] ?? []
    let most = ranges.reduce(0) { max($0, $1.upperBound) }
    return zip(inks, ranges).map { ink, range in
      let isMoving = range.upperBound - range.lowerBound > most / 5
      return ink > (isMoving ? (range.lowerBound + range.upperBound) / 2 : most / 2)
    }
  }
}
