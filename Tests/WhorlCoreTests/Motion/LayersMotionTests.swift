import Testing
import WhorlCore

struct LayersMotionTests {
  static let white = LayerPaint.fill(.animated(.constant(.literal(.white))))

  static func ellipse(_ rx: Double, _ ry: Double, _ change: (inout Layer) -> Void = { _ in })
    -> Layer
  {
    var layer = Layer()
    layer.shape = .ellipse(rx: .constant(rx), ry: .constant(ry))
    layer.paint = white
    change(&layer)
    return layer
  }

  /// What layers show in a frame of 20 points, so that a unit is 10 points.
  func shapes(_ layers: [Layer], at seconds: Double = 0) -> [Shape] {
    var model = Layers()
    model.size = Size(side: 20)
    model.layers = layers
    return Animation(Theme(id: "t", spinner: .layers(model)), on: .dark)
      .scene(at: Time(seconds: seconds)).shapes
  }

  func points(_ shape: Shape?) -> [Point] {
    guard case .path(let path)? = shape else { return [] }
    return path.contours.flatMap(\.points).map {
      Point(x: ($0.x * 1e6).rounded() / 1e6 + 0, y: ($0.y * 1e6).rounded() / 1e6 + 0)
    }
  }

  @Test func `lengths are in halves of the shorter side`() {
    var model = Layers()
    model.size = Size(width: 40, height: 20)
    model.layers = [Self.ellipse(1, 1) { $0.position = .constant(Pair(1, -0.5)) }]
    let scene = Animation(Theme(id: "t", spinner: .layers(model)), on: .dark).scene(at: .zero)
    #expect(scene.size == Size(width: 40, height: 20))
    #expect(
      scene.shapes == [
        .dot(
          Dot(
            index: 0, center: Point(x: 10, y: -5), radius: 10, scale: 1, opacity: 1,
            color: .white))
      ])
  }

  @Test func `a layer is moved, turned, scaled and flipped about its anchor, in that order`() {
    var square = Layer()
    square.shape = .polygon([Pair(0, 0), Pair(1, 0), Pair(1, 0.5)])
    square.paint = Self.white
    square.position = .constant(Pair(0.2, 0))
    square.x = .constant(0.3)
    square.rotation = .constant(90)
    square.scaleX = .constant(2)
    square.anchor = .constant(Pair(1, 0))
    // (1, 0.5) is (0, 0.5) from the anchor; turned clockwise it points left.
    #expect(
      points(shapes([square]).first) == [
        Point(x: 5, y: -20), Point(x: 5, y: 0), Point(x: 0, y: 0),
      ])
  }

  @Test func `a flip multiplies by the cosine`() {
    let flipped = shapes([Self.ellipse(0.5, 0.5) { $0.flipY = .constant(60) }])
    guard case .dot(let dot)? = flipped.first else { return #expect(Bool(false), "no dot") }
    #expect(abs(dot.widthScale - 0.5) < 1e-9)
    #expect(abs(dot.scale - 1) < 1e-9)
  }

  @Test func `opacity multiplies down the tree and over the copies`() {
    var group = Layer()
    group.opacity = .constant(0.5)
    group.layers = [Self.ellipse(0.1, 0.1) { $0.opacity = .constant(0.5) }]
    group.copies = LayerRepeat(count: 2)
    group.copies?.opacities = [1, 0.4]
    let opacities = shapes([group]).compactMap { shape in
      if case .dot(let dot) = shape { dot.opacity } else { nil }
    }
    #expect(opacities == [0.25, 0.1])
  }

  @Test func `a stroked circle is an arc, trimmed in turns from noon`() {
    let arcs = shapes([
      Self.ellipse(0.8, 0.8) {
        $0.paint = .stroke(.animated(.constant(.literal(.white))))
        $0.lineWidth = .constant(0.2)
        $0.trimStart = .constant(0.25)
        $0.trimEnd = .constant(0.5)
        $0.trimOffset = .constant(0.125)
        $0.rotation = .constant(45)
        $0.scale = .constant(Pair(0.5, 0.5))
      }
    ])
    guard case .arc(let arc)? = arcs.first else { return #expect(Bool(false), "no arc") }
    #expect(abs(arc.tail.normalizedDegrees - 180) < 1e-9)
    #expect(abs(arc.length.degrees - 90) < 1e-9)
    #expect(abs(arc.radius - 4) < 1e-9)
    #expect(abs(arc.lineWidth - 1) < 1e-9)
    #expect(arc.isClockwise)
  }

  @Test func `a mirrored arc runs the other way`() {
    let arcs = shapes([
      Self.ellipse(0.8, 0.8) {
        $0.paint = .stroke(.animated(.constant(.literal(.white))))
        $0.trimEnd = .constant(0.25)
        $0.scaleX = .constant(-1)
      }
    ])
    guard case .arc(let arc)? = arcs.first else { return #expect(Bool(false), "no arc") }
    #expect(!arc.isClockwise)
    #expect(abs(arc.head.normalizedDegrees - 270) < 1e-9)
  }

  @Test func `a squeezed stroked circle is a path`() {
    let paths = shapes([
      Self.ellipse(0.8, 0.8) {
        $0.paint = .stroke(.animated(.constant(.literal(.white))))
        $0.scaleY = .constant(0.25)
      }
    ])
    guard case .path(let path)? = paths.first else { return #expect(Bool(false), "no path") }
    #expect(path.contours.map(\.isClosed) == [true])
    #expect(abs((path.contours[0].points.map(\.y).max() ?? 0) - 2) < 1e-2)
    #expect(abs((path.contours[0].points.map(\.x).max() ?? 0) - 8) < 1e-2)
  }

  @Test func `a filled ellipse with a trim is a slice with its tip in the middle`() {
    let slice = points(
      shapes([Self.ellipse(1, 1) { $0.trimEnd = .constant(0.25) }]).first)
    #expect(slice.first == .center)
    #expect(slice[1] == Point(x: 0, y: -10))
    #expect(slice.last == Point(x: 10, y: 0))
  }

  @Test func `a path is trimmed by its length`() {
    var line = Layer()
    line.shape = .path([.move(Pair(-1, 0)), .line(Pair(0, 0)), .line(Pair(0, 1))], isClosed: false)
    line.paint = .stroke(.animated(.constant(.literal(.white))))
    line.trimStart = .constant(0.25)
    line.trimEnd = .constant(0.75)
    #expect(
      points(shapes([line]).first) == [
        Point(x: -5, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 5),
      ])
    line.trimOffset = .constant(0.5)
    guard case .path(let path)? = shapes([line]).first else {
      return #expect(Bool(false), "no path")
    }
    #expect(path.contours.count == 2)
  }

  @Test func `a rectangle begins at the top of its right edge and runs clockwise`() {
    var box = Layer()
    box.shape = .rectangle(
      width: .constant(1), height: .constant(2), corner: .constant(0))
    box.paint = Self.white
    #expect(
      points(shapes([box]).first) == [
        Point(x: 5, y: -10), Point(x: 5, y: 10), Point(x: -5, y: 10), Point(x: -5, y: -10),
      ])
  }

  @Test func `a clip masks the layer and those inside it`() {
    var group = Self.ellipse(1, 1)
    group.clip = .rectangle(width: .constant(1), height: .constant(1), corner: .constant(0))
    group.layers = [Self.ellipse(0.2, 0.2)]
    let found = shapes([group, Self.ellipse(0.1, 0.1)])
    #expect(found.count == 2)
    guard case .masked(let masked)? = found.first else { return #expect(Bool(false), "no mask") }
    #expect(masked.shapes.count == 2)
    #expect(masked.contours.flatMap(\.points).count == 4)
  }

  @Test func `copies stand in rows, rings, grids and at points`() {
    func centers(_ layout: LayerRepeat.Layout, _ count: Int) -> [Point] {
      shapes([
        Self.ellipse(0.1, 0.1) {
          $0.copies = LayerRepeat(count: count)
          $0.copies?.layout = layout
        }
      ]).compactMap { shape in
        guard case .dot(let dot) = shape else { return nil }
        return Point(
          x: (dot.center.x * 1e6).rounded() / 1e6 + 0, y: (dot.center.y * 1e6).rounded() / 1e6 + 0)
      }
    }
    #expect(centers(.row(pitch: 0.5), 3).map(\.x) == [-5, 0, 5])
    #expect(centers(.column(pitch: 0.5), 2).map(\.y) == [-2.5, 2.5])
    #expect(
      centers(.ring(radius: 1, start: 0, sweep: 360, isOriented: false), 4) == [
        Point(x: 0, y: -10), Point(x: 10, y: 0), Point(x: 0, y: 10), Point(x: -10, y: 0),
      ])
    #expect(
      centers(.ring(radius: 1, start: -90, sweep: 180, isOriented: false), 3) == [
        Point(x: -10, y: 0), Point(x: 0, y: -10), Point(x: 10, y: 0),
      ])
    #expect(
      centers(.grid(columns: 2, pitch: 1), 3) == [
        Point(x: -5, y: -5), Point(x: 5, y: -5), Point(x: -5, y: 5),
      ])
    #expect(centers(.points([Pair(0.1, 0.2)]), 1) == [Point(x: 1, y: 2)])
  }

  @Test func `the loop is the least common multiple of all that moves`() {
    func loop(_ layers: [Layer]) -> Loop? {
      var model = Layers()
      model.period = 2
      model.layers = layers
      return Animation(Theme(id: "t", spinner: .layers(model)), on: .dark).loop
    }
    func turning(_ period: Double, carry: Double? = nil, delay: Double = 0) -> Layer {
      Self.ellipse(0.1, 0.1) {
        var track = Track(keys: [Track.Key(0, 0.0), Track.Key(1, carry ?? 360)])
        track.period = period
        track.carry = carry
        track.delay = delay
        $0.rotation = .track(track)
      }
    }
    #expect(loop([Self.ellipse(1, 1)]) == Loop(start: .zero, length: Time(seconds: 2)))
    #expect(
      loop([turning(1.2), turning(1.6), turning(2.4)])
        == Loop(start: .zero, length: Time(seconds: 4.8)))
    #expect(loop([turning(1, carry: 216)])?.length == Time(seconds: 5))
    #expect(loop([turning(1, carry: 100.000_3)]) == nil)
    #expect(loop([turning(1, delay: 3)])?.start == Time(seconds: 3))
  }
}
