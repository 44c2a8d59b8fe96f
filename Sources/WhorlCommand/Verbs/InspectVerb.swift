import WhorlCore
import WhorlTerminal
import WhorlThemes

/// Prints the scene at a time in numbers.
enum InspectVerb {
  static let description = VerbDescription(
    synopsis: "THEME [--at TIME] [--json]", arity: .exactly(1), options: [.at, .json],
    summary: "print the shapes that are visible at a time, in numbers",
    operands: [.theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let theme = try NamedTheme(arguments.operands[0], in: environment).document.theme
    let time = try arguments.time(of: .at) ?? .zero
    let scene = Animation(theme, on: .dark).scene(at: time)
    let report = SceneReport(theme: theme.id, time: time, scene: scene)
    if arguments.has(.json) {
      try StandardStream.output.writeJSON(JSONText.line(report.json, isCompact: true) + "\n")
    } else {
      try StandardStream.output.writeLine(report.text)
    }
    return 0
  }
}
