import WhorlCore

extension CellRenderer {
  /// The colour of a glyph for an ink over the surface.
  func foreground(_ ink: Ink) -> Color? { foreground(ink.over(surface.background)) }

  /// The colour of a glyph; `nil` for the host's default.
  func foreground(_ color: Color) -> Color? {
    if hostForegroundIsDefault, color == surface.foreground { return nil }
    return color.reduced(to: depth)
  }

  /// The colour behind a glyph for an ink over the surface; `nil` for the host's default.
  func background(_ ink: Ink) -> Color? {
    let color = ink.over(surface.background)
    if hostBackgroundIsDefault, color == surface.background { return nil }
    return color.reduced(to: depth)
  }
}
