import WhorlCore
import WhorlRaster

/// All that the looks of pictures depend on, but for what they are of and how they move.
struct PictureLooks: Hashable, Sendable {
  /// The colours, of the place that they are shown on too.
  let cells: CellRenderer
  /// The characters that are wanted; `nil` for a theme's own choice, or those that suit.
  let glyphs: GlyphSet?
  /// The characters that suit the terminal.
  let preferred: GlyphSet
  /// A cell's width divided by its height; `nil` for what each theme takes it for.
  let cellAspect: Double?
}

extension StudioState {
  /// The looks of pictures on a backdrop.
  func looks(on backdrop: Backdrop) -> PictureLooks {
    let isOnTerminal = backdrop == .terminal
    return PictureLooks(
      cells: CellRenderer(
        depth: depth, surface: backdrop.surface(of: host.surface),
        hostForegroundIsDefault: isOnTerminal, hostBackgroundIsDefault: isOnTerminal),
      glyphs: host.isASCII ? .ascii : settings.glyphs, preferred: host.glyphs,
      cellAspect: host.cellAspect)
  }
}
