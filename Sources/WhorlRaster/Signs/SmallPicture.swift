import WhorlCore

/// A scene in so few pixels that a cell or three can show them as dots.
///
/// Here alone what moves is stretched to the cells that it is given, and what stands still under it
/// is left out: every dot counts.
struct SmallPicture {
  /// One row of pixels after the other.
  let inks: [Ink]

  /// The pixels are enough for one to three cells of two dots each, side by side.
  static let width = 12
  static let height = 8

  /// Draws the part of a scene, in points, that is around all that ever moves.
  init(of scene: Scene, grounds: [Shape], part: Bounds?) {
    let frame = Bounds(
      centerX: 0, centerY: 0, x: scene.size.width / 2, y: scene.size.height / 2)
    var seen = part.flatMap { $0.intersection(frame) } ?? frame
    if seen.width < frame.width / 10 || seen.height < frame.height / 10 { seen = frame }
    let space = PixelSpace(stretching: seen, columns: Self.width, rows: Self.height)
    var rest = scene
    rest.shapes.removeAll { grounds.contains($0) }
    var picture = Bitmap(width: Self.width, height: Self.height)
    picture.draw(Drawing(of: rest, in: space), in: space, tone: .mixed)
    inks = picture.inks
  }

  /// The ink of each dot, row by row, where so many cells are made of a mosaic.
  func dots(columns: Int, mosaic: Mosaic) -> [Ink] {
    let width = columns * mosaic.columns
    var dots = Array(repeating: Ink.zero, count: width * mosaic.rows)
    for index in inks.indices {
      let (y, x) = index.quotientAndRemainder(dividingBy: Self.width)
      let row = y * mosaic.rows / Self.height
      dots[row * width + x * width / Self.width] += inks[index]
    }
    return dots
  }
}
