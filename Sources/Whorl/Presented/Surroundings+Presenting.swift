internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

extension Surroundings {
  /// How a theme is drawn when it is presented.
  func renderer(_ theme: Theme, playback: Playback? = nil) -> PresentationRenderer {
    let stage = self.stage
    return PresentationRenderer(
      theme, renderer: cells, glyphs: stage.glyphs.overruling, preferred: stage.glyphs.glyphs,
      cellAspect: stage.cellAspect, manner: stage.manner, playback: playback)
  }

  /// How a theme is drawn when it is pulled down.
  func refreshRenderer(_ theme: Theme) -> RefreshRenderer {
    let stage = self.stage
    return RefreshRenderer(
      theme, renderer: cells, glyphs: stage.glyphs.overruling, preferred: stage.glyphs.glyphs,
      cellAspect: stage.cellAspect, manner: stage.manner)
  }

  /// A design as the user can bear it; the program says itself when something is to be seen, so
  /// there is neither a time before nor a least time.
  func design(_ design: HUDDesign) -> HUDDesign {
    var design = design.suited(to: stage.manner)
    design.grace = 0
    design.minimumShow = 0
    return design
  }

  private var cells: CellRenderer {
    CellRenderer(
      depth: stage.depth, surface: stage.surface, hostForegroundIsDefault: true,
      hostBackgroundIsDefault: true)
  }
}
