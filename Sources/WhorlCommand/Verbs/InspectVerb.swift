import WhorlCore
import WhorlRaster
import WhorlTerminal
import WhorlThemes

/// Prints the scene at a time in numbers.
enum InspectVerb {
  static let description = VerbDescription(
    synopsis: "THEME [--at TIME] [--event NAME@TIME[:TEXT]]… [--size CxR] [--json]",
    arity: .exactly(1), options: [.at, .event, .size, .json],
    summary: "print the shapes that are visible at a time, in numbers",
    details: Life.help,
    operands: [.theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let theme = try NamedTheme(arguments.operands[0], in: environment).document.theme
    let time = try arguments.time(of: .at) ?? .zero
    var report = SceneReport(
      theme: theme.id, time: time, scene: Animation(theme, on: .dark).scene(at: time))
    if let life = try Life(arguments, of: theme, until: time) {
      let size = try arguments.box(of: .size) ?? Life.usualContainer
      report.scene = life.scene(of: theme, on: .dark, at: time)
      report.presentation = life.json(at: time) { presentation in
        PresentationRenderer(theme, renderer: CellRenderer())
          .placement(of: presentation, columns: size.columns, rows: size.rows)
      }
    }
    if arguments.has(.json) {
      try StandardStream.output.writeJSON(JSONText.line(report.json, isCompact: true) + "\n")
    } else {
      try StandardStream.output.writeLine(report.text)
    }
    return 0
  }
}
