public import WhorlCore
internal import WhorlRaster

extension DisplayWishes {
  /// What the settings wish.
  public init(_ settings: Settings) {
    self.init()
    color = settings.color == .auto ? nil : settings.color
    depth = settings.colorBits.flatMap { ColorDepth(bits: $0) }
    glyphs = settings.glyphs.map(GlyphChoice.only)
    allowsMotion = settings.animation ? nil : false
    reducesMotion = settings.reducedMotion ? true : nil
    backdrop = settings.background
  }
}
