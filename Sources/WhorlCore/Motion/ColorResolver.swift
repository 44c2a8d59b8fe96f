/// Turns the colours that a theme names into colours.
struct ColorResolver {
  let palette: [PaletteEntry]
  let surface: Surface

  func color(_ color: ThemeColor) -> Color {
    switch color {
    case .literal(let literal): literal
    case .role(let role): surface.color(of: role)
    case .palette(let name): paletteColor(named: name)
    }
  }

  /// A palette's colour is never another palette name, so this ends after one step.
  private func paletteColor(named name: String) -> Color {
    switch palette.first(where: { $0.name == name })?.color {
    case .literal(let literal): literal
    case .role(let role): surface.color(of: role)
    case .palette, nil: surface.foreground
    }
  }
}

extension Surface {
  /// The colour that a reserved name stands for here.
  func color(of role: ThemeColor.Role) -> Color {
    switch role {
    case .foreground: foreground
    case .background: background
    case .accent: accent
    case .rail: rail
    case .clear: .clear
    }
  }
}
