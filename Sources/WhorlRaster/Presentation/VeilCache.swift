import WhorlCore

/// A container's contents with a veil over them, kept until either changes.
struct VeilCache: Sendable {
  private var backdrop: CellGrid?
  private var blurred: (blur: HUDOverlay.Blur, colors: [Color])?
  private var veil: Veil?
  private var picture: VeiledGrid?
  private var ground: (frame: FrameCells, color: Color?)?

  /// The contents under a veil.
  mutating func picture(
    of backdrop: CellGrid, under veil: Veil, painter: CellPainter, glyphs: GlyphSet
  ) -> VeiledGrid {
    // Arrays that share their storage are equal without a look at what is in them.
    if backdrop != self.backdrop {
      self.backdrop = backdrop
      blurred = nil
      picture = nil
    }
    if let picture, veil == self.veil { return picture }
    let new =
      veil.isInvisible
      ? VeiledGrid(backdrop)
      : VeiledGrid(
        backdrop, under: veil, blurred: colors(of: backdrop, veil.blur, painter),
        painter: painter, glyphs: glyphs)
    self.veil = veil
    picture = new
    ground = nil
    return new
  }

  /// The mean of the colours behind a frame's contents in a picture that came from here last; `nil`
  /// where all of them are the host's default.
  mutating func ground(of picture: VeiledGrid, in frame: FrameCells, painter: CellPainter) -> Color?
  {
    if let ground, ground.frame == frame { return ground.color }
    let color = picture.ground(rows: frame.rows, columns: frame.columns, painter: painter)
    ground = (frame, color)
    return color
  }

  private mutating func colors(
    of backdrop: CellGrid, _ blur: HUDOverlay.Blur, _ painter: CellPainter
  ) -> [Color]? {
    guard blur != .none, painter.mixes else { return nil }
    if let blurred, blurred.blur == blur { return blurred.colors }
    let colors = BlurredColors(backdrop, blur: blur, painter: painter).colors
    blurred = (blur, colors)
    return colors
  }
}
