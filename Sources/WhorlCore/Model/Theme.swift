/// What a theme file says, all of it valid.
public struct Theme: Hashable, Sendable {
  /// The theme's name in commands and file names: `[a-z0-9][a-z0-9-]{0,63}`.
  public var id: String
  /// The name shown to people, or empty.
  public var title = ""
  /// A sentence or two about the theme, or empty.
  public var description = ""
  /// Who made the theme, or empty.
  public var author = ""
  /// Where the design comes from, or empty.
  public var source = ""
  /// The licence of the design, or empty.
  public var license = ""
  /// Words to find the theme by.
  public var tags: [String] = []
  /// Colours with names of their own.
  public var palette: [PaletteEntry] = []
  /// What the spinner's clocks are multiplied by.
  public var speed = 1.0
  /// What turns.
  public var spinner: Spinner
  /// How the spinner is presented; `nil` where the theme says nothing of it, for the defaults.
  public var hud: HUDDesign?
  /// How a list is pulled down; `nil` where the theme says nothing of it, for the defaults.
  public var refresh: RefreshDesign?
  /// How the theme lands in cells.
  public var terminal = TerminalLayout()
  /// How the theme serves people who cannot see it, or do not want it to move.
  public var accessibility = Accessibility()
  /// How the theme leaves as a file of another format.
  public var export = ExportSettings()

  /// Creates a theme with the defaults for all but its name and its spinner.
  public init(id: String, spinner: Spinner) {
    self.id = id
    self.spinner = spinner
  }

  /// The colour that the palette has for a name, or `nil`.
  public func paletteColor(named name: String) -> ThemeColor? {
    palette.first { $0.name == name }?.color
  }
}

/// A colour with a name of its own.
public struct PaletteEntry: Hashable, Sendable {
  /// The name, not one of the reserved ones.
  public var name: String
  /// The colour; not another palette name.
  public var color: ThemeColor

  /// Creates an entry.
  public init(name: String, color: ThemeColor) {
    self.name = name
    self.color = color
  }
}
