import WhorlCore

/// The colours of a theme where it is presented on a ground that may not be the container's.
struct PresentationPalette {
  private let theme: Theme
  /// How the spinner is drawn there.
  let renderer: CellRenderer

  /// - Parameter ground: the colour behind the contents; `nil` for the container's.
  init(_ theme: Theme, renderer: CellRenderer, ground: Color?) {
    self.theme = theme
    var renderer = renderer
    if let ground, ground != renderer.surface.background {
      let own = renderer.surface.foreground
      renderer.surface = renderer.surface.on(ground)
      renderer.hostBackgroundIsDefault = false
      if renderer.surface.foreground != own { renderer.hostForegroundIsDefault = false }
    }
    self.renderer = renderer
  }

  /// A colour of the theme as characters are written in it; `nil` for the host's default.
  func foreground(_ color: ThemeColor) -> Color? {
    renderer.foreground(theme.color(color, on: renderer.surface).over(renderer.surface.background))
  }
}

extension Surface {
  /// The least contrast of text, by WCAG 2.2 for large letters.
  private static let leastContrast = 3.0

  /// The same surface with another ground; text that could not be read there takes the colour of the
  /// old ground, if that is better.
  func on(_ ground: Color) -> Surface {
    var surface = self
    surface.background = ground
    let own = foreground.contrast(with: ground)
    if own < Self.leastContrast, background.contrast(with: ground) > own {
      surface.foreground = background
    }
    return surface
  }
}
