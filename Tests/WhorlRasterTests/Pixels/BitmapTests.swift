import Testing
import WhorlCore
import WhorlRaster

@Suite struct BitmapTests {
  /// The sum of all alphas, in pixels.
  private func area(of shapes: Shape..., size: Int = 100) -> Double {
    let scene = Scene(size: Size(side: 100), shapes: shapes)
    let bitmap = Bitmap(of: scene, width: size, height: size)
    var sum = 0.0
    for y in 0..<size {
      for x in 0..<size { sum += Double(bitmap[x: x, y: y].alpha) / 255 }
    }
    return sum
  }

  private func isNear(_ value: Double, _ expected: Double, within share: Double) -> Bool {
    abs(value - expected) <= expected * share
  }

  @Test(arguments: [1.5, 3, 7, 20, 49])
  func `a disc has the area of a disc`(radius: Double) {
    let area = area(of: .dot(Scenes.dot(x: 0.3, y: -0.2, radius: radius)))
    #expect(isNear(area, .pi * radius * radius, within: 0.005))
  }

  @Test func `a disc that is cut by the picture's edge keeps the half inside`() {
    let area = area(of: .dot(Scenes.dot(x: 50, radius: 20)))
    #expect(isNear(area, .pi * 200, within: 0.005))
  }

  @Test(arguments: [0.9, 0.5, 0.2])
  func `a turned disc has the area of an ellipse`(widthScale: Double) {
    let area = area(of: .dot(Scenes.dot(radius: 40, widthScale: widthScale)))
    #expect(isNear(area, .pi * 1600 * widthScale, within: 0.005))
  }

  @Test(arguments: [0, 37, 180, 222])
  func `half a turn of a stroke as thick as its circle is half a disc`(tail: Double) {
    let pie = Scenes.arc(radius: 20, lineWidth: 40, cap: .butt, tail: tail, length: 180)
    #expect(isNear(area(of: .arc(pie)), .pi * 800, within: 0.005))
  }

  @Test(arguments: [10, 90, 180, 270, 350])
  func `an arc's area is its length times its width`(length: Double) {
    let arc = Scenes.arc(radius: 40, lineWidth: 6, cap: .butt, tail: 25, length: length)
    let expected = 40 * length * .pi / 180 * 6
    #expect(isNear(area(of: .arc(arc)), expected, within: 0.01))
  }

  @Test func `caps add half a disc or half a square at each end`() {
    func area(_ cap: LineCap) -> Double {
      self.area(of: .arc(Scenes.arc(radius: 40, lineWidth: 8, cap: cap, tail: 10, length: 70)))
    }
    #expect(isNear(area(.round) - area(.butt), .pi * 16, within: 0.03))
    #expect(isNear(area(.square) - area(.butt), 64, within: 0.03))
  }

  @Test func `a stroke thinner than a pixel is drawn a pixel thick`() {
    let ring = Scenes.arc(radius: 40, lineWidth: 0.1, tail: 0, length: 360)
    #expect(isNear(area(of: .arc(ring)), 2 * .pi * 40, within: 0.01))
  }

  @Test func `a gap too narrow to see leaves no seam`() {
    func bitmap(_ length: Double) -> Bitmap {
      let arc = Scenes.arc(radius: 40, lineWidth: 6, cap: .butt, tail: 33, length: length)
      return Bitmap(of: Scenes.scene(100, .arc(arc)), width: 100, height: 100)
    }
    let (closed, open) = (bitmap(360), bitmap(359.999))
    for y in 0..<100 {
      for x in 0..<100 {
        #expect(abs(Int(closed[x: x, y: y].alpha) - Int(open[x: x, y: y].alpha)) <= 1)
      }
    }
  }

  @Test func `a short arc leaves nothing on the other side of its circle`() {
    let arc = Scenes.arc(radius: 40, lineWidth: 6, cap: .butt, tail: 0, length: 1)
    let bitmap = Bitmap(of: Scenes.scene(100, .arc(arc)), width: 100, height: 100)
    for y in 50..<100 {
      for x in 0..<100 { #expect(bitmap[x: x, y: y] == .clear) }
    }
  }

  @Test func `a spoke has the area of a rounded rectangle`() {
    let spoke = Spoke(
      index: 0, angle: Angle(degrees: 50), innerRadius: 10, outerRadius: 40, width: 8,
      cornerRadius: 3, opacity: 1, color: .white)
    #expect(isNear(area(of: .spoke(spoke)), 240 - (4 - .pi) * 9, within: 0.005))
  }

  @Test func `a dot seen from its edge is a hairline as high as the dot`() {
    let dot = Scenes.dot(x: 0.5, radius: 20, widthScale: 0)
    let bitmap = Bitmap(of: Scenes.scene(100, .dot(dot)), width: 100, height: 100)
    for y in 0..<100 {
      for x in 0..<100 {
        #expect(bitmap[x: x, y: y].alpha == (x == 50 && (30..<70).contains(y) ? 255 : 0))
      }
    }
  }

  @Test func `layers are laid over one another back to front`() {
    let scene = Scenes.scene(
      10, .dot(Scenes.dot(radius: 20, opacity: 0.5, color: Color(red: 255, green: 0, blue: 0))),
      .dot(Scenes.dot(radius: 20, color: Color(red: 0, green: 0, blue: 255, alpha: 0x80))))
    let bitmap = Bitmap(of: scene, width: 3, height: 3)
    // α = 128/255 + ½ · 127/255 = 191.5/255, of which red is 63.5 and blue is 128.
    #expect(bitmap[x: 1, y: 1] == Color(red: 85, green: 0, blue: 170, alpha: 192))
    #expect(Array(bitmap.bytes(over: .white).prefix(4)) == [127, 64, 192, 255])
    #expect(Array(bitmap.bytes().prefix(4)) == [85, 0, 170, 192])
  }

  @Test func `a sweep mixes opacity along the arc in the direction of travel`() {
    func alphas(isClockwise: Bool) -> [UInt8] {
      let arc = Scenes.arc(
        radius: 40, lineWidth: 10, tail: isClockwise ? 0 : 180, length: 180,
        isClockwise: isClockwise, sweep: Arc.Sweep(tail: 0.2, head: 0.8))
      let bitmap = Bitmap(of: Scenes.scene(101, .arc(arc)), width: 101, height: 101)
      return [bitmap[x: 50, y: 10], bitmap[x: 90, y: 50], bitmap[x: 50, y: 90]].map(\.alpha)
    }
    #expect(alphas(isClockwise: true) == [51, 128, 204])
    #expect(alphas(isClockwise: false) == [204, 128, 51])
  }

  @Test func `the frame is centred in a picture of another shape`() {
    let scene = Scenes.scene(10, .dot(Scenes.dot(radius: 5)))
    let bitmap = Bitmap(of: scene, width: 30, height: 10)
    #expect(bitmap[x: 15, y: 5].alpha == 255)
    #expect(bitmap[x: 9, y: 5] == .clear)
    #expect(bitmap[x: 20, y: 5] == .clear)
  }

  @Test func `shapes of impossible numbers draw nothing`() {
    for value in [Double.nan, .infinity, -1, 1e300] {
      let scene = Scenes.scene(
        10, .dot(Scenes.dot(x: value.isFinite ? 1e300 : value, radius: 5)),
        .arc(Scenes.arc(radius: value, lineWidth: 1, tail: 0, length: 90)),
        .arc(Scenes.arc(radius: 4, lineWidth: .nan, tail: 0, length: 90)),
        .spoke(
          Spoke(
            index: 0, angle: Angle(radians: .nan), innerRadius: 1, outerRadius: value, width: 1,
            cornerRadius: 0, opacity: 1, color: .white)))
      #expect(Bitmap(of: scene, width: 9, height: 9) == Bitmap(width: 9, height: 9))
    }
    let flat = Scene(size: Size(side: 0), shapes: [.dot(Scenes.dot(radius: 5))])
    #expect(Bitmap(of: flat, width: 9, height: 9) == Bitmap(width: 9, height: 9))
  }
}
