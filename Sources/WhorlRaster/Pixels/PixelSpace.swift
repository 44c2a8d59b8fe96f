import WhorlCore

/// How a scene lies on a grid of pixels, and how hard edges are.
///
/// Geometry is done in *units*: the origin is the frame's centre, y points down, and one unit is
/// the longer side of a pixel, so circles stay circles where pixels are not square.
struct PixelSpace: Hashable, Sendable {
  /// What a pixel on a shape's edge gets.
  enum Edge: Hashable, Sendable {
    /// The share of the pixel that the shape covers.
    case covered
    /// All or nothing, as the pixel's centre says.
    case centered
  }

  /// The size of the whole picture in pixels.
  let width: Int
  let height: Int
  /// The size of a pixel in units; the longer side is 1.
  let stepX: Double
  let stepY: Double
  /// Units per point.
  let scale: Double
  /// What pixels on an edge get.
  let edge: Edge
  /// How fast coverage falls across an edge, per unit.
  let sharpness: Double
  /// The pixels that the frame touches; nothing is drawn outside of them.
  let frameColumns: Range<Int>
  let frameRows: Range<Int>
  /// The part of the picture that is kept, in pixels.
  var columns: Range<Int>
  var rows: Range<Int>

  /// Fits a frame into a picture: as large as it can be, centred, never stretched.
  ///
  /// `pixelAspect` is the width of a pixel divided by its height.
  init(fitting frame: Size, width: Int, height: Int, pixelAspect: Double, edge: Edge) {
    self.width = width
    self.height = height
    stepX = min(pixelAspect, 1)
    stepY = min(1 / pixelAspect, 1)
    let fit = min(Double(width) * stepX / frame.width, Double(height) * stepY / frame.height)
    scale = fit.isFinite && fit > 0 ? fit : 0
    self.edge = edge
    switch edge {
    // Where pixels are not square: sharper than it ought to be rather than into the next pixel.
    case .covered: sharpness = 1 / min(stepX, stepY)
    case .centered: sharpness = 1e9
    }
    columns = 0..<width
    rows = 0..<height
    frameColumns = Self.pixels(over: frame.width * scale / stepX, count: width)
    frameRows = Self.pixels(over: frame.height * scale / stepY, count: height)
  }

  /// Stretches a part of a frame, in points, over so many pixels, give or take one.
  init(stretching part: Bounds, columns: Int, rows: Int) {
    let stepX = part.width / Double(columns)
    let stepY = part.height / Double(rows)
    scale = 1 / max(stepX, stepY)
    self.stepX = stepX * scale
    self.stepY = stepY * scale
    // The whole picture is centred like every other; what is kept lies somewhere in it.
    let halfWidth = Int((max(abs(part.left), abs(part.right)) / stepX).rounded(.up)) + 1
    let halfHeight = Int((max(abs(part.top), abs(part.bottom)) / stepY).rounded(.up)) + 1
    width = halfWidth * 2
    height = halfHeight * 2
    edge = .covered
    sharpness = 1 / min(self.stepX, self.stepY)
    let left = halfWidth + Int((part.left / stepX).rounded())
    let top = halfHeight + Int((part.top / stepY).rounded())
    self.columns = left..<left + columns
    self.rows = top..<top + rows
    frameColumns = self.columns
    frameRows = self.rows
  }

  /// How far outside a shape pixels are still touched by it, in units.
  var reach: Double { 0.5 / sharpness + 1e-9 }

  /// The number of pixels that are kept.
  var count: Int { columns.count * rows.count }

  /// The horizontal place of a pixel's centre, in units.
  func x(_ column: Int) -> Double { (Double(column) + 0.5 - Double(width) / 2) * stepX }

  /// The vertical place of a pixel's centre, in units.
  func y(_ row: Int) -> Double { (Double(row) + 0.5 - Double(height) / 2) * stepY }

  /// The kept columns of the frame whose centres lie between two places; none where a place is not
  /// a number.
  func columns(from low: Double, to high: Double) -> Range<Int> {
    Self.pixels(
      from: low / stepX, to: high / stepX, count: width, within: columns.clamped(to: frameColumns))
  }

  /// The kept rows of the frame whose centres lie between two places; none where a place is not a
  /// number.
  func rows(from low: Double, to high: Double) -> Range<Int> {
    Self.pixels(
      from: low / stepY, to: high / stepY, count: height, within: rows.clamped(to: frameRows))
  }

  /// Where a pixel is among those that are kept, row by row.
  func index(column: Int, row: Int) -> Int {
    (row - rows.lowerBound) * columns.count + column - columns.lowerBound
  }

  /// The share of a pixel that lies inside an edge at a signed distance (negative is inside).
  func coverage(_ distance: Double) -> Double {
    min(max(0.5 - distance * sharpness, 0), 1)
  }

  /// The pixels of a row of `count` that something in its middle, `length` pixels long, touches.
  private static func pixels(over length: Double, count: Int) -> Range<Int> {
    // What rounding adds to the length must not reach the next pixel.
    let free = ((Double(count) - length) / 2 + 1e-9).rounded(.down)
    guard free > 0, free < Double(count) / 2 else { return 0..<count }
    return Int(free)..<count - Int(free)
  }

  private static func pixels(
    from low: Double, to high: Double, count: Int, within kept: Range<Int>
  ) -> Range<Int> {
    let offset = Double(count) / 2 - 0.5
    let first = max((low + offset).rounded(.up), Double(kept.lowerBound))
    let end = min((high + offset).rounded(.down) + 1, Double(kept.upperBound))
    guard first < end else { return kept.lowerBound..<kept.lowerBound }
    return Int(first)..<Int(end)
  }
}
