import Testing
import WhorlCore
import WhorlRaster
import WhorlTestSupport

@Suite struct PathTests {
  private func bitmap(of shapes: Shape..., size: Int = 100) -> Bitmap {
    Bitmap(of: Scene(size: Size(side: 100), shapes: shapes), width: size, height: size)
  }

  private func alphas(_ bitmap: Bitmap, columns: [Int], row: Int) -> [UInt8] {
    columns.map { bitmap[x: $0, y: row].alpha }
  }

  private func alphas(_ bitmap: Bitmap, column: Int, rows: [Int]) -> [UInt8] {
    rows.map { bitmap[x: column, y: $0].alpha }
  }

  /// The sum of all alphas, in pixels.
  private func area(of path: Path) -> Double {
    let bitmap = bitmap(of: .path(path))
    return (0..<100).reduce(0) { sum, y in
      (0..<100).reduce(sum) { $0 + Double(bitmap[x: $1, y: y].alpha) / 255 }
    }
  }

  private func isNear(_ value: Double, _ expected: Double, within share: Double) -> Bool {
    abs(value - expected) <= expected * share
  }

  @Test func `a fill covers of each pixel just what lies inside`() {
    let bitmap = bitmap(of: .path(Scenes.fill(Scenes.rectangle(-10.25, -5.5, 20, 11))))
    #expect(alphas(bitmap, columns: [38, 39, 40, 59, 60], row: 50) == [0, 64, 255, 191, 0])
    #expect(
      alphas(bitmap, column: 50, rows: [43, 44, 45, 54, 55, 56]) == [0, 128, 255, 255, 128, 0])
    #expect(bitmap[x: 39, y: 44].alpha == 32)
    let wedge = self.bitmap(of: .path(Scenes.fill([(0, 0), (2, 1), (0, 1)])))
    #expect(alphas(wedge, columns: [50, 51, 52], row: 50) == [191, 64, 0])
  }

  @Test func `inside is where contours wind around, once or more`() {
    let square = Scenes.rectangle(-20, -20, 40, 40)
    let hole = Array(Scenes.rectangle(-10, -10, 20, 20).reversed())
    #expect(isNear(area(of: Scenes.fill(square, hole)), 1200, within: 1e-3))
    #expect(isNear(area(of: Scenes.fill(square, hole.reversed())), 1600, within: 1e-3))
    let shifted = Scenes.rectangle(0.5, 0.5, 40, 40)
    #expect(isNear(area(of: Scenes.fill(square, shifted)), 2819.75, within: 1e-3))
    // A figure of eight winds one way and the other, and is filled in both halves.
    #expect(
      isNear(
        area(of: Scenes.fill([(-20, -20), (20, 20), (20, -20), (-20, 20)])), 800, within: 2e-3))
  }

  @Test func `random polygons have the coverage that points inside them say`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<8 {
      let corners = (0..<7).map { _ in
        (Double.random(in: -4...4, using: &random), Double.random(in: -4...4, using: &random))
      }
      let scene = Scene(size: Size(side: 6), shapes: [.path(Scenes.fill(corners))])
      let bitmap = Bitmap(of: scene, width: 6, height: 6)
      for y in 0..<6 {
        for x in 0..<6 {
          var inside = 0
          for step in 0..<256 {
            let place = (
              Double(x) - 3 + (Double(step % 16) + 0.5) / 16,
              Double(y) - 3 + (Double(step / 16) + 0.5) / 16
            )
            if winding(corners, around: place) != 0 { inside += 1 }
          }
          let share = Double(bitmap[x: x, y: y].alpha) / 255
          #expect(abs(share - Double(inside) / 256) < 0.05, "pixel \(x), \(y) of \(corners)")
        }
      }
    }
  }

  private func winding(_ corners: [(Double, Double)], around place: (Double, Double)) -> Int {
    var winding = 0
    for (index, end) in corners.enumerated() {
      let start = corners[(index + corners.count - 1) % corners.count]
      guard (start.1 <= place.1) != (end.1 <= place.1) else { continue }
      let x = start.0 + (place.1 - start.1) / (end.1 - start.1) * (end.0 - start.0)
      if x > place.0 { winding += start.1 < end.1 ? 1 : -1 }
    }
    return winding
  }

  @Test func `a stroke has the area of its length and its caps`() {
    let line = [(-30.0, -20.0), (26, 22)]
    let length = 70.0
    func area(_ cap: LineCap) -> Double {
      self.area(of: Scenes.stroke(line, lineWidth: 8, cap: cap))
    }
    #expect(isNear(area(.butt), length * 8, within: 2e-3))
    #expect(isNear(area(.square), (length + 8) * 8, within: 2e-3))
    #expect(isNear(area(.round), length * 8 + .pi * 16, within: 2e-3))
  }

  @Test func `joins are round, and closed lines have no ends`() {
    let square = Scenes.rectangle(-30, -30, 60, 60)
    let closed = Scenes.stroke(square, lineWidth: 10, isClosed: true)
    // A square of 70 with corners of radius 5 around a hole of 50.
    #expect(isNear(area(of: closed), 2378.54, within: 2e-3))
    let open = Scenes.stroke(square, lineWidth: 10)
    // Each bend counts a quarter of a square twice and adds a quarter of a disc.
    #expect(isNear(area(of: open), 1789.27, within: 2e-3))
    let back = Scenes.stroke([(-20, 0), (20, 0), (-20, 0)], lineWidth: 10)
    #expect(isNear(area(of: back), 400 + .pi * 12.5, within: 0.01))
  }

  @Test func `a circle of many short lines looks like an arc, at its ends too`() {
    for (length, cap) in [(360.0, LineCap.butt), (270, .butt), (200, .round)] {
      let arc = Scenes.arc(
        radius: 35, lineWidth: 9, cap: cap, tail: 20, length: length, color: .white)
      let points = (0...Int(length)).map { step in
        let place = Point(onCircleOf: 35, at: Angle(degrees: 20 + Double(step)))
        return (place.x, place.y)
      }
      let path = Scenes.stroke(points, lineWidth: 9, cap: cap, isClosed: length == 360)
      let (first, second) = (bitmap(of: .arc(arc)), bitmap(of: .path(path)))
      for y in 0..<100 {
        for x in 0..<100 {
          let difference = Int(first[x: x, y: y].alpha) - Int(second[x: x, y: y].alpha)
          #expect(abs(difference) <= 10, "pixel \(x), \(y), \(cap)")
        }
      }
    }
  }

  @Test func `a stroke thinner than a pixel is drawn a pixel thick`() {
    let path = Scenes.stroke([(-40, 0.5), (40, 0.5)], lineWidth: 0.01)
    #expect(isNear(area(of: path), 80, within: 1e-3))
  }

  @Test func `a point has caps, but no length`() {
    func area(_ cap: LineCap) -> Double {
      self.area(of: Scenes.stroke([(3, 4), (3, 4)], lineWidth: 20, cap: cap))
    }
    #expect(area(.butt) == 0)
    #expect(isNear(area(.square), 400, within: 1e-3))
    #expect(isNear(area(.round), .pi * 100, within: 5e-3))
  }

  @Test func `a sweep mixes opacity from the first point to the last`() {
    let path = Scenes.stroke(
      [(-40, 0.5), (0.5, 0.5), (0.5, 41)], lineWidth: 3, sweep: Arc.Sweep(tail: 0, head: 1))
    let bitmap = bitmap(of: .path(path))
    #expect(alphas(bitmap, columns: [10, 30, 50], row: 50) == [2, 65, 128])
    #expect(alphas(bitmap, column: 50, rows: [70, 90]) == [190, 253])
  }

  @Test func `a mask lets through what is inside it, as much as it covers`() {
    let square = Shape.path(Scenes.fill(Scenes.rectangle(-50, -50, 100, 100), opacity: 0.5))
    let mask = [Scenes.contour(Scenes.rectangle(-10.5, -10, 20, 20), isClosed: true)]
    let bitmap = bitmap(of: .masked(Masked(contours: mask, shapes: [square])))
    #expect(
      alphas(bitmap, columns: [38, 39, 40, 58, 59, 60], row: 50) == [0, 64, 128, 128, 64, 0])
    let inner = Masked(
      contours: [Scenes.contour(Scenes.rectangle(-50, 0.5, 100, 100), isClosed: true)],
      shapes: [square])
    let nested = self.bitmap(of: .masked(Masked(contours: mask, shapes: [.masked(inner)])))
    #expect(alphas(nested, column: 50, rows: [49, 50, 51, 59, 60]) == [0, 64, 128, 128, 0])
    #expect(
      self.bitmap(of: .masked(Masked(contours: [], shapes: [square])))
        == Bitmap(width: 100, height: 100))
  }

  @Test func `paths of impossible numbers draw nothing`() {
    let empty = Bitmap(width: 100, height: 100)
    for value in [Double.nan, .signalingNaN] {
      #expect(bitmap(of: .path(Scenes.fill([(0, 0), (value, 9), (9, 9)]))) == empty)
      #expect(bitmap(of: .path(Scenes.stroke([(0, 0), (value, 9)], lineWidth: 2))) == empty)
    }
    for width in [Double.nan, 0, -1, .infinity] {
      #expect(bitmap(of: .path(Scenes.stroke([(0, 0), (9, 9)], lineWidth: width))) == empty)
    }
    #expect(bitmap(of: .path(Scenes.fill([]))) == empty)
    #expect(bitmap(of: .path(Scenes.fill([(0, 0), (9, 9)]))) == empty)
    let huge = Scenes.fill([(-1e300, -1e300), (1e300, -1e300), (1e300, 1e300), (-1e300, 1e300)])
    #expect(bitmap(of: .path(huge))[x: 3, y: 97].alpha == 255)
  }
}
