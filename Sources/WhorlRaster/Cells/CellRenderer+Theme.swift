import WhorlCore

extension CellRenderer {
  /// Takes over the characters and the cell shape that a theme is to be drawn with.
  mutating func adapt(
    to theme: Theme, glyphs: GlyphSet?, preferred: GlyphSet, cellAspect: Double?
  ) {
    // A place that has only ASCII overrules a theme that would rather have braille.
    let own = preferred == .ascii ? .ascii : theme.terminal.glyphs ?? preferred
    self.glyphs = glyphs ?? own
    self.cellAspect = cellAspect ?? theme.terminal.cellAspect
  }
}
