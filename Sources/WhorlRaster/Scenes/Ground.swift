import WhorlCore

/// What of an animation stands still, and where the rest moves.
struct Ground {
  /// The shapes that stand still with most of what moves lying on them.
  let shapes: [Shape]
  /// A rectangle around all that moves, in points from the frame's centre.
  let bounds: Bounds?

  /// The side of the picture, in pixels, in which shapes are looked at.
  private static let side = 32

  /// Looks at some scenes of an animation.
  init(of scenes: [Scene]) {
    var still = Set(scenes.first?.shapes ?? [])
    for scene in scenes { still.formIntersection(scene.shapes) }
    let candidates = still.filter { shape in
      switch shape {
      // A mask may move over what stands still.
      case .glyph, .masked: false
      case .arc, .dot, .spoke, .path: true
      }
    }
    var hull: Bounds?
    var moving = Ink.zero.w
    var shared: [Shape: Float] = [:]
    for scene in scenes {
      let space = PixelSpace(
        fitting: scene.size, width: Self.side, height: Self.side, pixelAspect: 1, edge: .covered)
      var rest = scene
      rest.shapes.removeAll { still.contains($0) }
      let drawing = Drawing(of: rest, in: space)
      for box in drawing.marks.compactMap(drawing.bounds) {
        let points = box.scaled(by: 1 / space.scale)
        hull = hull?.union(points) ?? points
      }
      guard !candidates.isEmpty else { continue }
      var picture = Bitmap(width: Self.side, height: Self.side)
      picture.draw(drawing, in: space, tone: .mixed)
      moving += picture.inks.reduce(0) { $0 + $1.w }
      for shape in candidates {
        var below = Bitmap(width: Self.side, height: Self.side)
        below.draw(
          Drawing(of: Scene(size: scene.size, shapes: [shape]), in: space), in: space, tone: .mixed)
        let both = zip(picture.inks, below.inks).reduce(0) { $0 + $1.0.w * ($1.1.w > 0 ? 1 : 0) }
        shared[shape, default: 0] += both
      }
    }
    bounds = hull
    shapes = candidates.filter { shape in
      moving > 0 && (shared[shape] ?? 0) > moving / 2
    }
  }
}
