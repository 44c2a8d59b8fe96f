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
    draw(Drawing(of: scene, in: space), in: space, tone: .mixed)
  }

  /// Lays shapes over what is there.
  mutating func draw(_ drawing: Drawing, in space: PixelSpace, tone: Tone) {
    let masks = drawing.masks(in: space)
    for mark in drawing.marks {
      draw(mark, mask: mark.clip.map { masks[$0] }, in: space, tone: tone)
    }
  }

  private mutating func draw(_ mark: Mark, mask: [Float]?, in space: PixelSpace, tone: Tone) {
    let ink = Ink(mark.color)
    let alpha = mark.alpha
    inks.withUnsafeMutableBufferPointer { inks in
      mark.outline.scan(in: space) { index, coverage, along in
        let share = Float(tone.alpha(alpha * along) * coverage) * (mask?[index] ?? 1)
        inks[index] = (ink * share).over(inks[index])
      }
    }
  }
}
