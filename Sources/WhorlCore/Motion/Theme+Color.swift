extension Theme {
  /// The colour that a colour of this theme stands for on a surface.
  public func color(_ color: ThemeColor, on surface: Surface) -> Color {
    ColorResolver(palette: palette, surface: surface).color(color)
  }
}
