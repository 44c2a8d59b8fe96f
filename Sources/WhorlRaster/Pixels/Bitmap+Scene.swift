public import WhorlCore

extension Bitmap {
  /// Draws one instant on a transparent ground, with anti-aliased edges.
  ///
  /// The scene's frame is made as large as the picture allows, centred, never stretched; what
  /// reaches outside it is cut off there. A stroke or spoke thinner than a pixel is drawn a pixel
  /// thick. Glyph frames are characters, not pixels, and are left out.
  ///
  /// - Precondition: Neither side is negative.
  public init(of scene: Scene, width: Int, height: Int) {
    self.init(width: width, height: height)
    let space = PixelSpace(
      fitting: scene.size, width: width, height: height, pixelAspect: 1, edge: .covered)
    for shape in scene.shapes { draw(shape, in: space, tone: .mixed) }
  }

  /// Lays a shape over what is there.
  mutating func draw(_ shape: Shape, in space: PixelSpace, tone: Tone) {
    guard shape.alpha > 0, let outline = Outline(shape, in: space) else { return }
    let ink = Ink(shape.color)
    let alpha = shape.alpha
    inks.withUnsafeMutableBufferPointer { inks in
      outline.scan(in: space) { index, coverage, along in
        let share = tone.alpha(alpha * along) * coverage
        inks[index] = (ink * Float(share)).over(inks[index])
      }
    }
  }
}
