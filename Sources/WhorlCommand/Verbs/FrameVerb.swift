import WhorlCore
import WhorlRaster
import WhorlTerminal
import WhorlThemes

/// Prints exactly one frame.
///
/// Neither the environment nor the terminal has a say in it, so the same arguments give the same
/// bytes everywhere.
enum FrameVerb {
  private static let format = Option(
    "format", .choice(["text", "ansi", "json"]), "how to write it; text by default")
  private static let foreground = Option(
    "foreground", .text("#RRGGBB"), "the colour of text; #FFFFFF by default")
  private static let background = Option(
    "background", .text("#RRGGBB"), "the colour behind it; #000000 by default")

  static let description = VerbDescription(
    synopsis: "THEME [--at TIME] [--event NAME@TIME[:TEXT]]… [--size CxR] "
      + "[--format text|ansi|json] [display options]",
    arity: .exactly(1),
    options: [.at, .event, .size, format] + Option.display + [foreground, background],
    summary: "print exactly one frame",
    details: ["The same arguments print the same bytes everywhere."] + Life.help,
    operands: [.theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let named = try NamedTheme(arguments.operands[0], in: environment)
    let theme = named.document.theme
    let depth = depth(arguments)
    var surface = Surface.dark
    surface.foreground = try arguments.color(of: foreground) ?? surface.foreground
    surface.background = try arguments.color(of: background) ?? surface.background
    let cells = CellRenderer(depth: depth, surface: surface)
    let time = try arguments.time(of: .at) ?? .zero
    let box = try arguments.box(of: .size)
    let grid: CellGrid
    if let life = try Life(arguments, of: theme, until: time) {
      grid = try life.grid(
        of: named, at: time, size: box ?? Life.usualContainer, cells: cells,
        glyphs: arguments.glyphSet, manner: arguments.manner ?? .full)
    } else {
      let renderer = ThemeRenderer(
        theme, glyphs: arguments.glyphSet, manner: arguments.manner ?? .full, renderer: cells)
      let size = box ?? ThemeRenderer.size(of: theme)
      grid = renderer.grid(at: time, columns: size.columns, rows: size.rows)
    }
    switch arguments.value(of: format) {
    case "ansi": try StandardStream.output.write(grid.ansiLines(depth: depth))
    case "json": try StandardStream.output.write(grid.json)
    default: try StandardStream.output.write(grid.textLines)
    }
    return 0
  }

  /// How many colours the frame is drawn in. Text shows none, so it is drawn for none: otherwise
  /// what differs in brightness alone would stand still.
  private static func depth(_ arguments: ParsedArguments) -> ColorDepth {
    let isText = arguments.value(of: format) ?? "text" == "text"
    if isText || arguments.value(of: .color) == "never" { return .monochrome }
    return arguments.depth ?? .trueColor
  }
}
